import path from 'node:path'
import { testLastItem } from './last-item.ts'
import { type ShopProcessSettings, startRefusedProcess, startShopProcess } from './shop-process.ts'

const BUYERS = 50
const REFUSED_WITHIN_MS = 3_000

/**
 * Checks that a second process refuses to start on the same data folder. Then lets many buyers order the last item. This is repeated as
 * often as `rounds` says.
 */
export async function testCheckoutFaults(folder: string, port: number, rounds: number): Promise<boolean> {
  const embedded: ShopProcessSettings = { dataDir: path.join(folder, 'embedded'), port }
  const held = [await refusesSecondProcess(embedded), await sellsLastItemOnce('embedded', embedded, rounds)]
  const databaseUrl = process.env['BENCH_DATABASE_URL']
  if (databaseUrl === undefined) console.log('last item, PostgreSQL: not run, BENCH_DATABASE_URL is not set')
  else {
    const settings = { dataDir: path.join(folder, 'server'), port, databaseUrl }
    held.push(await sellsLastItemOnce('PostgreSQL', settings, rounds))
  }
  return held.every(Boolean)
}

async function refusesSecondProcess(settings: ShopProcessSettings): Promise<boolean> {
  const first = await startShopProcess(settings)
  const second = await startRefusedProcess({ ...settings, port: settings.port + 1 })
  const unharmed = (await fetch(`${first.address}/readyz`)).ok
  await first.kill()
  console.log(
    `second process: refused after ${Math.round(second.ms)} ms with code ${second.code}, first unharmed: ${unharmed}`,
  )
  return second.code !== 0 && second.code !== null && second.ms <= REFUSED_WITHIN_MS && unharmed
}

async function sellsLastItemOnce(
  name: string,
  settings: ShopProcessSettings,
  rounds: number,
): Promise<boolean> {
  const { wrongRounds, slowestRoundMs, outcomes } = await testLastItem(settings, rounds, BUYERS)
  console.log(
    `last item, ${name}: ${rounds} rounds of ${BUYERS} buyers, ${wrongRounds} wrong, slowest ${Math.round(slowestRoundMs)} ms`,
  )
  console.log(`  ${JSON.stringify(outcomes)}`)
  return wrongRounds === 0
}

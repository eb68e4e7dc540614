// Runs on both databases.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { settings } from '../db/schema/operations.ts'
import { createHealthRoutes } from '../health.ts'
import { listDifferingSettings, findDifferingSettings, watchSharedSettings } from './shared-settings.ts'
import { waitUntil } from '../../tests/setup/wait-until.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.db.delete(settings))

const SECRET = 'a secret that all the processes of the shop have'
const OTHER = 'another secret that somebody set on one of them'

/** Starts a process with these settings. `told` collects its log messages. */
function start(visitorSecret: string, env: Partial<CheckoutShop['deps']['env']> = {}) {
  const told: string[] = []
  const log = (level: string, message: string) => void told.push(`${level}: ${message}`)
  return {
    ...watchSharedSettings({ db: shop.db, env: { ...shop.deps.env, ...env }, visitorSecret, log }),
    told,
  }
}
type Started = ReturnType<typeof start>
const stopAll = (processes: Started[]) => Promise.all(processes.map((one) => one.stop()))
const written = (howMany: number) =>
  waitUntil(async () => expect(await shop.db.$count(settings)).toBe(howMany))
/** Renews the records of all processes. Without this, each process renews its own record every 8 s. */
const renewAll = () =>
  shop.db.execute(
    sql`update settings set value = jsonb_set(value, '{seen}', to_jsonb(extract(epoch from clock_timestamp()) * 1000))`,
  )
const readyz = async () =>
  (
    await createHealthRoutes({
      ...shop.deps,
      env: { ...shop.deps.env, DATABASE_URL: 'postgres://shared' },
    }).request('/readyz')
  ).json()

it('two processes with different secrets are reported in the log and by /readyz, until one of them stops', async () => {
  const first = start(SECRET)
  await written(1)
  const second = start(OTHER)
  await written(2)
  await renewAll()
  expect(await readyz()).toEqual({ status: 'ready', differentSettings: ['VISITOR_SECRET'] })
  const third = start(OTHER)
  await waitUntil(() =>
    expect(third.told).toEqual([expect.stringMatching(/^error: .*different values of VISITOR_SECRET/)]),
  )
  await stopAll([first])
  expect(await readyz()).toEqual({ status: 'ready' })
  await stopAll([second, third])
  expect(await shop.db.$count(settings)).toBe(0)
})

it('other differences between processes with the same secret are reported, without revealing the secret', async () => {
  const processes = [start(SECRET), start(SECRET, { OPERATOR_TOKEN: 'the operator of the other one' })]
  await written(2)
  await renewAll()
  expect(await findDifferingSettings(shop.db)).toEqual(['OPERATOR_TOKEN'])
  const rows = JSON.stringify(await shop.db.select().from(settings))
  expect(rows).not.toContain(SECRET)
  expect(rows).not.toContain('the operator')
  await stopAll(processes)
})

it('a secret that changed between two starts isn’t reported, and neither are the records of a restored backup', async () => {
  const at = (since: number, seen: number, secret: string) => ({
    since,
    seen,
    fingerprints: { VISITOR_SECRET: secret },
  })
  expect(listDifferingSettings([at(0, 80, 'old'), at(90, 120, 'new')])).toEqual([])
  expect(listDifferingSettings([at(0, 98, 'old'), at(90, 120, 'new')])).toEqual(['VISITOR_SECRET'])
  const killed = { key: 'process:killed', value: at(0, Date.now() - 60_000, 'old') }
  await shop.db.insert(settings).values([killed, { key: 'process:strange', value: {} }])
  const only = start(SECRET)
  await waitUntil(async () => {
    const keys = (await shop.db.select().from(settings)).map(({ key }) => key)
    expect(keys).toEqual([expect.not.stringMatching('killed|strange')])
  })
  await stopAll([only])
  expect(only.told).toEqual([])
})

// npm run bench -- start [STARTS]: kills the shop with kill -9, and measures the time from the start command until it is ready again.
// Alternates between the built program and the sources.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { findFreePort } from '../tests/setup/find-free-port.ts'
import { computeMedian } from './pages/print-budgets.ts'
import { startShopProcess } from './faults/shop-process.ts'

const PROGRAMS = ['build/shop/main.js', 'server/main.ts']

export async function main([starts = '5']: string[]): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'start-bench-'))
  const times = new Map<string, number[]>(PROGRAMS.map((program) => [program, []]))
  try {
    // The first start also creates the new shop's data, so it isn't measured.
    await open(dataDir, 'build/shop/main.js')
    for (let start = 0; start < Number(starts); start += 1) {
      for (const [program, taken] of times) taken.push(await open(dataDir, program))
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  const [built = Number.NaN, sources = Number.NaN] = Array.from(times.values(), computeMedian)
  for (const [program, taken] of times)
    console.log(`${program}: ready after ${taken.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s`)
  console.log(`The built shop is ready after ${(built / sources).toFixed(2)} of the sources' time (medians).`)
}

async function open(dataDir: string, program: string): Promise<number> {
  const shop = await startShopProcess({ dataDir, program, port: await findFreePort() })
  await shop.kill()
  return shop.readyMs
}

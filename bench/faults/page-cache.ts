import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { type Settings, startShopProcess } from './shop-process.ts'

type Figures = {
  name: string
  /** p95 of home in milliseconds: alone, and while the addresses are asked for. */
  quietMs: number
  busyMs: number
  /** Growth of the process, in megabytes. */
  grownMb: number
  secondsTaken: number
}
const ENCODINGS = ['br', 'gzip']
const AT_ONCE = 4

/** Asks for many addresses in two encodings: memory must stay bounded, and home as quick as it was. */
export async function floodPageCache(settings: Settings, addresses: number): Promise<Figures[]> {
  const shop = await startShopProcess(settings)
  try {
    await ask(`${shop.address}/`, 'br')
    await ask(`${shop.address}/search`, 'br')
    const floods = [
      { name: 'tracking parameters', path: (index: number) => `/?gclid=${index}&utm_source=letter` },
      { name: 'invented searches', path: (index: number) => `/search?q=${index}` },
    ]
    const figures: Figures[] = []
    for (const { name, path } of floods) {
      const quietMs = p95(await probe(shop.address, 400))
      const before = await residentMb(shop.pid)
      const started = performance.now()
      let isOver = false
      const probing = probe(shop.address, Infinity, () => isOver)
      const wanted = Array.from({ length: addresses }, (_, index) => shop.address + path(index))
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let url = wanted.pop(); url !== undefined; url = wanted.pop())
            for (const encoding of ENCODINGS) await ask(url, encoding)
        }),
      )
      isOver = true
      figures.push({
        name,
        quietMs,
        busyMs: p95(await probing),
        grownMb: (await residentMb(shop.pid)) - before,
        secondsTaken: (performance.now() - started) / 1_000,
      })
    }
    return figures
  } finally {
    await shop.kill()
  }
}

async function probe(address: string, most: number, isOver = () => false): Promise<number[]> {
  const times = []
  while (times.length < most && !isOver()) {
    const started = performance.now()
    await ask(`${address}/`, 'br')
    times.push(performance.now() - started)
  }
  return times
}

/** Plain HTTP: fetch would unpack what it gets. */
function ask(url: string, encoding: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
    response.resume().on('end', resolve).on('error', reject)
  }).on('error', reject)
  return promise
}

function p95(times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024
}

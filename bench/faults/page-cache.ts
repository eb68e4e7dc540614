import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { type ShopProcessSettings, startShopProcess } from './shop-process.ts'

type Figures = {
  name: string
  /**
   * The 95th percentile of the home page's response time in milliseconds. `quietMs` is without other requests, `busyMs` during the flood.
   */
  quietMs: number
  busyMs: number
  grownMb: number
  secondsTaken: number
}
const ENCODINGS = ['br', 'gzip']
const CONCURRENCY = 4
// The limit for the growth of the process: the page cache's budget, plus garbage from rendering that hasn't been collected yet.
const MAX_GROWN_MB = 200
const MAX_HOME_MS = 25

/** Floods the page cache with requests in several ways. Prints the figures, and returns whether all are within their limits. */
export async function testPageCache(settings: ShopProcessSettings, addresses: number): Promise<boolean> {
  let allHeld = true
  for (const { name, quietMs, busyMs, grownMb, secondsTaken } of await floodPageCache(settings, addresses)) {
    console.log(
      `page cache, ${addresses} addresses with ${name} in ${Math.round(secondsTaken)} s: home ${quietMs.toFixed(1)} ms (p95), meanwhile ${busyMs.toFixed(1)} ms; ${Math.round(grownMb)} MB more memory`,
    )
    // A page of results for a made-up search isn't in the cache, so each page has to be rendered. This slows down the home page, so
    // searches are judged only by the memory that they need.
    const held = grownMb <= MAX_GROWN_MB && (name === 'invented searches' || busyMs <= MAX_HOME_MS)
    allHeld &&= held
  }
  return allHeld
}

/** Requests many URLs in two encodings. The cache must stay within its memory budget, and the home page must stay as fast as before. */
async function floodPageCache(settings: ShopProcessSettings, addresses: number): Promise<Figures[]> {
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
        Array.from({ length: CONCURRENCY }, async () => {
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

/** Uses node:http, because fetch would decompress the response. */
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

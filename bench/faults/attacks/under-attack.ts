import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { treeMemory, watchMemory } from '../../../tests/setup/process-memory.ts'
import { databaseProcessOf } from '../processes.ts'
import { type Settings, type ShopProcess, startShopProcess } from '../shop-process.ts'
import { limitMemory } from './memory-limit.ts'

const LIMIT_MB = 1_024
const QUIET_MS = 10_000
const PROBE_EVERY_MS = 50
const MOST_TIMES_SLOWER = 2

export type Answers = {
  /** Notes an answer, and whether a refusal says why. */
  note: (answer: Response) => Promise<string>
}
export type Attack = (shop: ShopProcess, answers: Answers) => Promise<boolean>

/** Attacks a shop limited to 1 GB while home is requested continuously; prints the figures and returns whether all are within their limits. */
export async function underAttack(name: string, settings: Settings, attack: Attack): Promise<boolean> {
  const limit = limitMemory(LIMIT_MB)
  const shop = await startShopProcess({ ...settings, ...(limit && { wrapper: limit.wrapper }) })
  try {
    const database = databaseProcessOf(shop.pid)
    // The engine warms up.
    await wait(5_000)
    const quiet = await probeWhile(shop, () => wait(QUIET_MS))
    const statuses = new Map<number, number>()
    const silent: string[] = []
    const memory = watchMemory(() => treeMemory(shop.pid))
    let didHold = false
    const busy = await probeWhile(shop, async () => {
      didHold = await attack(shop, { note: (answer) => note(answer, statuses, silent) })
    })
    const peakMb = memory.stop() / 2 ** 20
    const deaths = Number(!shop.isRunning()) + Number(databaseProcessOf(shop.pid) !== database)
    const killed = limit?.kills() ?? 0
    const failures = [...statuses].filter(([status]) => status >= 500 && status !== 503)
    console.log(
      `${name}: ${limit ? `${LIMIT_MB} MB by ${limit.by}` : 'no cgroup can be made; memory is watched'}`,
    )
    console.log(`  home: ${figures(quiet)}; under attack ${figures(busy)}`)
    console.log(
      `  answers: ${[...statuses]
        .toSorted(([one], [other]) => one - other)
        .map(([status, count]) => `${count} x ${status}`)
        .join(', ')}`,
    )
    console.log(
      `  deaths ${deaths}, reading processes that the kernel ended ${killed}, peak ${Math.round(peakMb)} MB (all processes, shared pages each time)`,
    )
    console.log(`  refusals without a clear word: ${silent.length} ${silent.slice(0, 3).join(' | ')}`)
    const isQuick = percentile(busy, 0.95) <= MOST_TIMES_SLOWER * percentile(quiet, 0.95)
    if (!isQuick) console.log(`  home is more than ${MOST_TIMES_SLOWER} times slower (p95)`)
    const isWithinMemory = limit !== null || peakMb <= LIMIT_MB
    const isHome = busy.every(({ status }) => status === 200)
    return [
      didHold,
      deaths === 0,
      failures.length === 0,
      silent.length === 0,
      isQuick,
      isWithinMemory,
      isHome,
    ].every(Boolean)
  } finally {
    await shop.kill()
    await limit?.remove()
  }
}

const problemSchema = z
  .object({ title: z.string().min(1) })
  .or(z.object({ errors: z.array(z.unknown()).min(1) }))

async function note(answer: Response, statuses: Map<number, number>, silent: string[]): Promise<string> {
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  const text = await answer.text()
  if (answer.status < 400) return text
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html')
  const isClear = isHtml ? /<h1/.test(text) : problemSchema.safeParse(parsed(text)).success
  if (!isClear) silent.push(`${answer.status} ${text.slice(0, 80)}`)
  return text
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Probe = { ms: number; status: number }
const probeSchema = z.object({ ms: z.number(), status: z.number() })

async function probeWhile(shop: ShopProcess, work: () => Promise<unknown>): Promise<Probe[]> {
  const probes: Probe[] = []
  const workerData = { url: `${shop.address}/`, everyMs: PROBE_EVERY_MS }
  const worker = new Worker(new URL('home-probe.ts', import.meta.url), { workerData })
  worker.on('message', (message: unknown) => probes.push(probeSchema.parse(message)))
  try {
    await work()
  } finally {
    await worker.terminate()
  }
  return probes
}

function percentile(probes: readonly Probe[], part: number): number {
  const sorted = probes.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * part)] ?? 0
}

const figures = (probes: readonly Probe[]): string =>
  `p50 ${percentile(probes, 0.5).toFixed(1)} ms, p95 ${percentile(probes, 0.95).toFixed(1)} ms of ${probes.length}`

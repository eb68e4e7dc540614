import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { measureTreeMemory, watchMemory } from '../../../tests/setup/process-memory.ts'
import { findDatabaseProcess } from '../processes.ts'
import { type ShopProcessSettings, type ShopProcess, startShopProcess } from '../shop-process.ts'
import { limitMemory } from './memory-limit.ts'

const LIMIT_MB = 1_024
const QUIET_MS = 10_000
const PROBE_EVERY_MS = 50
const MAX_TIMES_SLOWER = 2

export type ResponseLog = {
  /** Records a response. If the shop refused the request, also records the reason that it gives. */
  note: (answer: Response) => Promise<string>
}
export type Attack = (shop: ShopProcess, answers: ResponseLog) => Promise<boolean>

type Round = { quiet: Probe[]; busy: Probe[] }

/**
 * Attacks a shop that is limited to 1 GB of memory. Each round times the home page first without an attack, then under attack. Prints the
 * figures, and returns whether the medians of the rounds are within their limits.
 */
export async function runUnderAttack(
  name: string,
  settings: ShopProcessSettings,
  attack: Attack,
  rounds = 1,
): Promise<boolean> {
  const limit = limitMemory(LIMIT_MB)
  const shop = await startShopProcess({ ...settings, ...(limit && { wrapper: limit.wrapper }) })
  const probe = new HomeProbe(`${shop.address}/`)
  try {
    const database = findDatabaseProcess(shop.pid)
    // Gives the engine time to warm up.
    await wait(5_000)
    yieldToShop()
    const statuses = new Map<number, number>()
    const silent: string[] = []
    const memory = watchMemory(() => measureTreeMemory(shop.pid))
    const measured: Round[] = []
    let didHold = true
    for (let round = 1; round <= rounds; round += 1) {
      const quiet = await probe.during(() => wait(QUIET_MS))
      const busy = await probe.during(async () => {
        const held = await attack(shop, { note: (answer) => note(answer, statuses, silent) })
        didHold &&= held
      })
      measured.push({ quiet, busy })
      console.log(`  round ${round}, home: ${figures(quiet)}; under attack ${figures(busy)}`)
    }
    const peakMb = memory.stop() / 2 ** 20
    const deaths = Number(!shop.isRunning()) + Number(findDatabaseProcess(shop.pid) !== database)
    const killed = limit?.kills() ?? 0
    const failures = [...statuses].filter(([status]) => status >= 500 && status !== 503)
    console.log(
      `${name}: ${limit ? `${LIMIT_MB} MB by ${limit.by}` : 'no cgroup can be made; memory is watched'}`,
    )
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
    const isWithinMemory = limit !== null || peakMb <= LIMIT_MB
    const isHome = measured.every(({ busy }) => busy.every(({ status }) => status === 200))
    return [
      didHold,
      deaths === 0,
      failures.length === 0,
      silent.length === 0,
      isQuick(measured),
      isWithinMemory,
      isHome,
    ].every(Boolean)
  } finally {
    await probe.stop()
    await shop.kill()
    await limit?.remove()
  }
}

/**
 * Lowers the priority of this thread, which simulates the attackers. Real attackers wouldn't use the processor of the shop's machine. On
 * Linux, each thread has its own priority.
 */
function yieldToShop(): void {
  if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_LOW)
}

function isQuick(rounds: readonly Round[]): boolean {
  const [quiet, busy, slower] = [
    median(rounds.map((round) => percentile(round.quiet, 0.95))),
    median(rounds.map((round) => percentile(round.busy, 0.95))),
    median(rounds.map((round) => percentile(round.busy, 0.95) / percentile(round.quiet, 0.95))),
  ]
  console.log(
    `  home's p95, median of ${rounds.length} rounds: ${quiet.toFixed(1)} ms, under attack ${busy.toFixed(1)} ms, ${slower.toFixed(1)} times as long (at most ${MAX_TIMES_SLOWER})`,
  )
  console.log(
    `  measured on ${os.availableParallelism()} processors, which shop, database, visitor and attackers share; load ${os.loadavg()[0]?.toFixed(1)}`,
  )
  return slower <= MAX_TIMES_SLOWER
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

/**
 * Requests the home page all the time, from a separate thread. That thread keeps its normal priority, while the attackers' priority is
 * lowered.
 */
class HomeProbe {
  readonly #worker: Worker
  #probes: Probe[] = []

  constructor(url: string) {
    this.#worker = new Worker(new URL('home-probe.ts', import.meta.url), {
      workerData: { url, everyMs: PROBE_EVERY_MS },
    })
    this.#worker.on('message', (message: unknown) => this.#probes.push(probeSchema.parse(message)))
  }

  async during(work: () => Promise<unknown>): Promise<Probe[]> {
    this.#probes = []
    await work()
    return this.#probes
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function percentile(probes: readonly Probe[], part: number): number {
  const sorted = probes.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * part)] ?? 0
}

const figures = (probes: readonly Probe[]): string =>
  `p50 ${percentile(probes, 0.5).toFixed(1)} ms, p95 ${percentile(probes, 0.95).toFixed(1)} ms of ${probes.length}`

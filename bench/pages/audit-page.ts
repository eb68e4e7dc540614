import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { Audit } from 'lighthouse/core/audits/audit.js'
import { chromiumPath, FLAGS } from './browser.ts'
import { type Figure, median } from './print-budgets.ts'

const RUNS = 5

/** Lighthouse's phone is this much slower than the machine it is simulated on. */
const SLOWER = 4
/** Milliseconds from which on a task keeps a tap waiting. */
const LONG_TASK = 50
/** Milliseconds that make 90 and 50 points of the blocked time, as Lighthouse counts them on a phone. */
const BLOCKED_POINTS = { p10: 200, median: 600 }

type Run = { result: Result; blockedAlone: number }

const MOST_ATTEMPTS = 3

type Audited = {
  figures: Figure[]
  /** Audits that keep a category below 100 in one of the runs, with what they found. */
  findings: string[]
}

/** Lighthouse's default: a phone on a slow line, simulated from an unhindered load. */
export async function auditPage(address: string): Promise<Audited> {
  const runs: Run[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(address))
  const score = (category: string) =>
    median(runs.map(({ result: { categories } }) => (categories[category]?.score ?? 0) * 100))
  const value = (name: string) =>
    median(runs.map(({ result: { audits } }) => audits[name]?.numericValue ?? Number.NaN))
  const all = { atLeast: 100 }
  return {
    figures: [
      { name: 'performance', value: score('performance'), unit: '', budget: { atLeast: 99 } },
      {
        name: 'performance, if nobody else used the processor',
        value: median(runs.map(performanceAlone)),
        unit: '',
        budget: null,
      },
      {
        name: 'largest paint, simulated',
        value: value('largest-contentful-paint'),
        unit: 'ms',
        budget: { atMost: 1_300 },
      },
      { name: 'first paint, simulated', value: value('first-contentful-paint'), unit: 'ms', budget: null },
      { name: 'layout shift', value: value('cumulative-layout-shift'), unit: '', budget: { atMost: 0 } },
      { name: 'blocked', value: value('total-blocking-time'), unit: 'ms', budget: null },
      {
        name: 'blocked, if nobody else used the processor',
        value: median(runs.map((run) => run.blockedAlone)),
        unit: 'ms',
        budget: null,
      },
      { name: 'speed index', value: value('speed-index'), unit: 'ms', budget: null },
      { name: 'accessibility', value: score('accessibility'), unit: '', budget: all },
      { name: 'best practices', value: score('best-practices'), unit: '', budget: all },
      { name: 'search engines', value: score('seo'), unit: '', budget: all },
    ],
    findings: [...new Set(runs.flatMap(({ result }) => findingsOf(result)))],
  }
}

/** Now and then Chromium's trace of a run lacks its start (NO_NAVSTART): such a run says nothing and is made again. */
async function audit(address: string): Promise<Run> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await auditOnce(address)
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error
      console.error(`A run is made again: ${String(error)}`)
    }
  }
}

async function auditOnce(address: string): Promise<Run> {
  // A browser of its own for each run: nothing is kept from the last one.
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags: ['--headless=new', ...FLAGS] })
  try {
    const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo']
    const outcome = await lighthouse(address, { port: chrome.port, onlyCategories, logLevel: 'error' })
    if (!outcome) throw new Error(`Lighthouse gave nothing for ${address}`)
    if (outcome.lhr.runtimeError) throw new Error(outcome.lhr.runtimeError.message)
    return { result: outcome.lhr, blockedAlone: blockedAlone(outcome.artifacts.Trace.traceEvents) }
  } finally {
    chrome.kill()
  }
}

type TraceEvent = {
  name: string
  pid: number
  tid: number
  dur: number
  tdur?: number
  args: { name?: unknown }
}

/**
 * Total blocking time of the busiest main thread from the processor time of its tasks. Lighthouse takes their duration,
 * which on a machine that others use as well holds their time too.
 */
function blockedAlone(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const named = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const main = new Set(named.map(threadOf))
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)))
  const blocked = [...Map.groupBy(tasks, threadOf).values()].map((own) =>
    own.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - LONG_TASK), 0),
  )
  return Math.max(0, ...blocked)
}

/** Lighthouse's points with `blockedAlone` in place of its blocked time, which leaves out what comes before the first paint. */
function performanceAlone({ result: { audits, categories }, blockedAlone: blocked }: Run): number {
  const refs = categories['performance']?.auditRefs ?? []
  const points = (name: string) =>
    name === 'total-blocking-time'
      ? Audit.computeLogNormalScore(BLOCKED_POINTS, blocked)
      : (audits[name]?.score ?? 0)
  const sum = refs.reduce((total, { id, weight }) => total + weight * points(id), 0)
  return Math.round((100 * sum) / refs.reduce((total, { weight }) => total + weight, 0))
}

const findingsOf = ({ categories, audits }: Result): string[] =>
  Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ id, auditRefs }) =>
      auditRefs.flatMap(({ id: name, weight }) => {
        const found = audits[name]
        const passes = !found || weight === 0 || found.score === null || found.score === 1
        return passes ? [] : [`${id}: ${found.title} (${name}) ${namesOf(found.details)}`]
      }),
    )

/** Which elements an audit is about. */
const namesOf = (details: unknown): string =>
  Array.from(
    JSON.stringify(details ?? '').matchAll(/"snippet":"((?:[^"\\]|\\.){0,160})/g),
    ([, snippet]) => snippet,
  )
    .slice(0, 3)
    .join(' ')

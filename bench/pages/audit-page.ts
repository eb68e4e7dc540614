import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { chromiumPath, CHROMIUM_FLAGS } from './browser.ts'
import { type BudgetFigure, computeMedian } from './print-budgets.ts'
import { type IdleMachineAudit, auditAsOnIdleMachine } from './audit-as-on-idle-machine.ts'

const RUNS = 5

type Run = { result: Result; alone: IdleMachineAudit }

const MAX_ATTEMPTS = 3

type Audited = {
  figures: BudgetFigure[]
  /**
   * The audits that failed in at least one of the runs, with the page's elements that caused the failure. The category "performance" is
   * left out.
   */
  findings: string[]
}

/**
 * Audits a page with Lighthouse's default profile, which loads the page at full speed and computes the times of a phone on a slow
 * connection.
 */
export async function auditWithLighthouse(address: string): Promise<Audited> {
  const runs: Run[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(address))
  const score = (category: string) =>
    computeMedian(runs.map(({ result: { categories } }) => (categories[category]?.score ?? 0) * 100))
  const value = (name: string) =>
    computeMedian(runs.map(({ result: { audits } }) => audits[name]?.numericValue ?? Number.NaN))
  const all = { atLeast: 100 }
  return {
    figures: [
      { name: 'performance', value: score('performance'), unit: '', budget: { atLeast: 99 } },
      {
        name: 'performance, by processor time',
        value: computeMedian(runs.map(({ alone }) => alone.performance)),
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
        name: 'blocked, by processor time',
        value: computeMedian(runs.map(({ alone }) => alone.blocked)),
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

/** Runs Lighthouse once, and again if the start is missing from Chromium's trace (NO_NAVSTART), which sometimes happens. */
async function audit(address: string): Promise<Run> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await auditOnce(address)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error
      console.error(`A run is made again: ${String(error)}`)
    }
  }
}

async function auditOnce(address: string): Promise<Run> {
  // Each run starts a new browser, so that nothing is cached.
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
  })
  try {
    const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo']
    const outcome = await lighthouse(address, { port: chrome.port, onlyCategories, logLevel: 'error' })
    if (!outcome) throw new Error(`Lighthouse gave nothing for ${address}`)
    if (outcome.lhr.runtimeError) throw new Error(outcome.lhr.runtimeError.message)
    return { result: outcome.lhr, alone: await auditAsOnIdleMachine(outcome) }
  } finally {
    chrome.kill()
  }
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

/** Returns the elements that an audit's details refer to. */
const namesOf = (details: unknown): string =>
  Array.from(
    JSON.stringify(details ?? '').matchAll(/"snippet":"((?:[^"\\]|\\.){0,160})/g),
    ([, snippet]) => snippet,
  )
    .slice(0, 3)
    .join(' ')

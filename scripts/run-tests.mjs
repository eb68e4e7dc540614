import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pinnedNode, root, run } from './prepare.mjs'

export const RESULTS = 'test-results'
/** Written by tests/setup/time-reporter.ts. */
const VITEST_REPORT = `${RESULTS}/vitest.json`
const BROWSER_REPORT = `${RESULTS}/browser.json`
const SLOWEST = 10

/** Unit and server tests; `args` are Vitest's. */
export function runVitest(args) {
  const reporters = ['--reporter=default', '--reporter=./tests/setup/time-reporter.ts']
  // Node caches type-stripped sources, so the next run doesn't parse 2,000 files again.
  const env = { NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'), VITEST_REPORT }
  run(pinnedNode(), ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], env)
}

/** Maximum number of lines printed of each page that was displayed when a story failed. */
const SHOWN_LINES = 150

/** Browser stories on the built application; `args` are Playwright's. After a failure it prints what the pages of the failed stories showed. */
export function runBrowserTests(args, chromium) {
  rmSync(`${RESULTS}/browser`, { recursive: true, force: true })
  const env = {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
    // The shop under test runs on the same Node as this one.
    PATH: `${path.dirname(pinnedNode())}${path.delimiter}${process.env.PATH}`,
  }
  const program = ['node_modules/@playwright/test/cli.js', 'test', ...args]
  const { status } = spawnSync(pinnedNode(), program, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status === 0) return
  // Only the output of a run on another machine is kept, so the pages are printed.
  const files = readdirSync(`${RESULTS}/browser`, { recursive: true })
  for (const name of files.filter((each) => each.endsWith('error-context.md'))) {
    const file = `${RESULTS}/browser/${name}`
    console.log(`\n${file}`)
    console.log(readFileSync(file, 'utf8').split('\n').slice(0, SHOWN_LINES).join('\n'))
  }
  process.exit(status ?? 1)
}

/** Seconds of each stage, in order. */
export class StopWatch {
  stages = []
  #began = performance.now()
  #last = this.#began

  note(name) {
    this.stages.push([name, this.#lap()])
  }

  /** Leaves the time since the last stage out, because that stage's own report says more. */
  skip() {
    this.#lap()
  }

  get total() {
    return (this.#last - this.#began) / 1_000
  }

  #lap() {
    const now = performance.now()
    const seconds = (now - this.#last) / 1_000
    this.#last = now
    return seconds
  }
}

/** Prints where the time went, the slowest files, and how many tests passed. */
export function printResults(watch) {
  const vitest = readReport(VITEST_REPORT)
  const { stats, suites } = readReport(BROWSER_REPORT)
  const stages = [
    ...watch.stages.slice(0, -1),
    ...vitest.projects.map(({ name, seconds }) => [name, seconds]),
    ...watch.stages.slice(-1),
  ]
  console.log(`\nTime: ${stages.map(([name, seconds]) => `${name} ${Math.round(seconds)} s`).join(', ')}.`)
  console.log(`In all: ${Math.floor(watch.total / 60)} min ${Math.round(watch.total % 60)} s.`)
  const files = [
    ...vitest.files.map(({ project, file, seconds }) => ({ name: `${file} (${project})`, seconds })),
    ...suites.map((suite) => ({ name: `tests/e2e/${suite.file}`, seconds: storySeconds(suite) })),
  ]
  console.log('The slowest files:')
  for (const { name, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
  const failed = vitest.failed + stats.unexpected + stats.flaky
  console.log(`${vitest.passed + stats.expected} passed, ${failed} failed`)
}

const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Seconds that each test file took in the last full run, by path; empty before the first. */
export function lastSeconds() {
  const kept = '.cache/test-seconds.json'
  return existsSync(kept) ? readReport(kept) : {}
}

function storySeconds({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((r) => r.duration)))
  return (
    own.reduce((sum, ms) => sum + ms, 0) / 1_000 + suites.reduce((sum, suite) => sum + storySeconds(suite), 0)
  )
}

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { getNodePath, REPOSITORY_ROOT, tryCommand } from './prepare.mjs'

export const RESULTS = 'test-results'
/** Written by tests/setup/time-reporter.ts. */
const VITEST_REPORT = `${RESULTS}/vitest.json`
const BROWSER_REPORT = `${RESULTS}/browser.json`
const SLOWEST_SHOWN = 10

/** Runs unit and server tests, and returns the exit code. `args` are passed to Vitest. */
export function runVitest(args) {
  const reporters = ['--reporter=default', '--reporter=./tests/setup/time-reporter.ts']
  // Node caches the sources after removing their types, so that the next run doesn't have to parse 2,000 files again.
  const env = { NODE_COMPILE_CACHE: path.join(REPOSITORY_ROOT, '.cache/compiled'), VITEST_REPORT }
  return tryCommand(getNodePath(), ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], env)
}

/** If a browser test fails, this many lines of each open page are printed. */
const MAX_SHOWN_LINES = 150

/**
 * Runs browser tests on the built application, and returns the exit code. `args` are passed to Playwright. If tests fail, the text of the
 * open pages is printed.
 */
export function runBrowserTests(args, chromium) {
  rmSync(`${RESULTS}/browser`, { recursive: true, force: true })
  const env = {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
    // Makes the shop that is tested run on the same Node as this process.
    PATH: `${path.dirname(getNodePath())}${path.delimiter}${process.env.PATH}`,
  }
  const code = tryCommand(getNodePath(), ['node_modules/@playwright/test/cli.js', 'test', ...args], env)
  if (code !== 0) printOpenPages()
  return code
}

function printOpenPages() {
  if (!existsSync(`${RESULTS}/browser`)) return
  // Prints the text of the open pages. If the tests ran on another machine, a developer may see only this output.
  const files = readdirSync(`${RESULTS}/browser`, { recursive: true })
  for (const name of files.filter((each) => each.endsWith('error-context.md'))) {
    const file = `${RESULTS}/browser/${name}`
    console.log(`\n${file}`)
    console.log(readFileSync(file, 'utf8').split('\n').slice(0, MAX_SHOWN_LINES).join('\n'))
  }
}

/** Measures how many seconds each stage of a test run takes. */
export class StopWatch {
  stages = []
  #began = performance.now()
  #last = this.#began

  note(name) {
    this.stages.push([name, this.#lap()])
  }

  /** Ends a stage without recording its time. Used for a stage that reports its own times in more detail. */
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

/** Prints how long each stage took, the slowest files, and how many tests passed, unless a program stopped before it wrote its report. */
export function printResults(watch) {
  if (!existsSync(VITEST_REPORT) || !existsSync(BROWSER_REPORT)) return
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
  for (const { name, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
  const failed = vitest.failed + stats.unexpected + stats.flaky
  console.log(`${vitest.passed + stats.expected} passed, ${failed} failed`)
}

const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Returns the seconds that each test file took in the last full run, by path; empty before the first run. */
export function readTestDurations() {
  const kept = '.cache/test-seconds.json'
  return existsSync(kept) ? readReport(kept) : {}
}

function storySeconds({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((r) => r.duration)))
  return (
    own.reduce((sum, ms) => sum + ms, 0) / 1_000 + suites.reduce((sum, suite) => sum + storySeconds(suite), 0)
  )
}

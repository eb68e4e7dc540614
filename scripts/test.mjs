// `npm test`: installs missing packages, then runs all checks and tests. `npm test -- PATH …` runs only the tests in these files or
// folders; server tests then run on the embedded database, or on PostgreSQL with `--postgres`. At the end, prints the duration and the
// number of tests.
import { rmSync } from 'node:fs'
import { installIfNeeded, getNodePath, runCommand } from './prepare.mjs'
import { buildIfNeeded } from './prepare-build.mjs'
import { findOrInstallChromium } from './prepare-chromium.mjs'
import { installReadersIfNeeded } from './prepare-readers.mjs'
import { RESULTS, StopWatch, printResults, runBrowserTests, runVitest } from './run-tests.mjs'

const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const database = process.argv.includes('--postgres') ? 'server-postgres' : 'server-embedded'

if (paths.length === 0) await testAll()
else await testPlaces()

async function testAll() {
  const watch = new StopWatch()
  installIfNeeded()
  watch.note('install')
  runCommand(getNodePath(), ['scripts/check.mjs'])
  watch.note('checks')
  buildIfNeeded()
  watch.note('build')
  const chromium = await findOrInstallChromium()
  installReadersIfNeeded()
  watch.note('system packages')
  rmSync(RESULTS, { recursive: true, force: true })
  // The browser tests run even if other tests have failed: one run then reports all failures.
  const vitest = runVitest([])
  watch.skip()
  const browser = runBrowserTests([], chromium)
  watch.note('browser')
  printResults(watch)
  process.exitCode = vitest || browser
}

async function testPlaces() {
  installIfNeeded()
  const stories = paths.filter((path) => path.startsWith('tests/e2e'))
  const others = paths.filter((path) => !stories.includes(path))
  const projects = ['--project', 'unit', '--project', 'app', '--project', database]
  const vitest = others.length > 0 ? runVitest([...projects, ...others]) : 0
  if (stories.length > 0) buildIfNeeded()
  const browser = stories.length > 0 ? runBrowserTests(stories, await findOrInstallChromium()) : 0
  process.exitCode = vitest || browser
}

// `npm test`: installs what is missing, then every check and every test. The last line counts the tests.
import { readFileSync, rmSync } from 'node:fs'
import { installIfNeeded, pinnedNode, run } from './prepare.mjs'
import { buildIfNeeded } from './prepare-build.mjs'
import { findOrInstallChromium } from './prepare-chromium.mjs'
import { installReadersIfNeeded } from './prepare-readers.mjs'

const results = 'test-results'

installIfNeeded()
run(pinnedNode(), ['scripts/check.mjs'])
buildIfNeeded()
const chromium = await findOrInstallChromium()
installReadersIfNeeded()
rmSync(results, { recursive: true, force: true })

const vitestReport = `${results}/vitest.json`
const browserReport = `${results}/browser.json`
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
run(pinnedNode(), ['node_modules/vitest/vitest.mjs', 'run', ...reporters])
run(pinnedNode(), ['node_modules/@playwright/test/cli.js', 'test'], {
  CHROMIUM: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
})

const vitest = JSON.parse(readFileSync(vitestReport, 'utf8'))
const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'))
console.log(
  `${vitest.numPassedTests + stats.expected} passed, ${vitest.numFailedTests + stats.unexpected + stats.flaky} failed`,
)

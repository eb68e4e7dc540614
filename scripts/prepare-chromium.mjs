import { existsSync } from 'node:fs'
import { pinnedNode, run } from './prepare.mjs'
import { installDebianPackages } from './prepare-debian.mjs'

/** The path of headless Chromium, which takes half the processor time of the full browser to open and close pages. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Returns the path of a Chromium, in this order: the CHROMIUM variable, Debian's headless shell, the machine's browser, Playwright's shell.
 */
export async function findOrInstallChromium() {
  const named = process.env.CHROMIUM
  if (named) return named
  if (!existsSync(HEADLESS_SHELL)) {
    installDebianPackages('Chromium for the browser tests', ['chromium-headless-shell'])
  }
  const own = [HEADLESS_SHELL, ...wholeBrowsers].find((file) => existsSync(file))
  if (own) return own
  // This import is dynamic, because the package isn't installed before the first run.
  const { chromium } = await import('@playwright/test')
  if (!existsSync(chromium.executablePath())) {
    run(pinnedNode(), ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium'])
  }
  return chromium.executablePath()
}

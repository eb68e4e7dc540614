import { existsSync } from 'node:fs'
import { pinnedNode, run } from './prepare.mjs'
import { installDebianPackages } from './prepare-debian.mjs'

/** Chromium without a window to draw: opens and closes pages for half the processor time of the whole browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium: CHROMIUM, else Debian's headless shell, else the machine's own browser, else the shell that Playwright brings. */
export async function findOrInstallChromium() {
  const named = process.env.CHROMIUM
  if (named) return named
  if (!existsSync(HEADLESS_SHELL)) {
    installDebianPackages('Chromium for the browser tests', ['chromium-headless-shell'])
  }
  const own = [HEADLESS_SHELL, ...wholeBrowsers].find((file) => existsSync(file))
  if (own) return own
  // Only now: before the first install there is no such package.
  const { chromium } = await import('@playwright/test')
  if (!existsSync(chromium.executablePath())) {
    run(pinnedNode(), ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium'])
  }
  return chromium.executablePath()
}

import { existsSync } from 'node:fs'
import { getNodePath, runCommand } from './prepare.mjs'
import { installDebianPackages } from './prepare-debian.mjs'

/** The path of headless Chromium. It opens and closes pages with half the processor time of the full browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Returns the path of the first Chromium that exists: the one in the CHROMIUM variable, Debian's headless shell, a browser on this machine,
 * or Playwright's shell. Installs Debian's shell or Playwright's if necessary.
 */
export async function findOrInstallChromium() {
  const named = process.env.CHROMIUM
  if (named) return named
  if (!existsSync(HEADLESS_SHELL)) {
    installDebianPackages('Chromium for the browser tests', ['chromium-headless-shell'])
  }
  const own = [HEADLESS_SHELL, ...wholeBrowsers].find((file) => existsSync(file))
  if (own) return own
  // The import isn't static, because the package may not be installed yet when this module is loaded.
  const { chromium } = await import('@playwright/test')
  if (!existsSync(chromium.executablePath())) {
    runCommand(getNodePath(), ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium'])
  }
  return chromium.executablePath()
}

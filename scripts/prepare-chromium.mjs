import { existsSync } from 'node:fs'
import { pinnedNode, run } from './prepare.mjs'
import { installDebianPackages } from './prepare-debian.mjs'

const ownBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium: the machine's own, else Debian's package, else the one Playwright brings. */
export async function findOrInstallChromium() {
  const named = process.env.CHROMIUM
  if (named) return named
  const own = ownBrowsers.find((file) => existsSync(file)) ?? installDebianChromium()
  if (own) return own
  // Only now: before the first install there is no such package.
  const { chromium } = await import('@playwright/test')
  if (!existsSync(chromium.executablePath())) {
    run(pinnedNode(), ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  }
  return chromium.executablePath()
}

function installDebianChromium() {
  installDebianPackages('Chromium for the browser tests', ['chromium'])
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : null
}

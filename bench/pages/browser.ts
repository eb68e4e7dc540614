import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']

export const chromiumPath =
  process.env['CHROMIUM'] ?? BROWSERS.find((file) => existsSync(file)) ?? '/usr/bin/chromium'

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS })

/** The phone that Lighthouse emulates. */
export const PHONE_SETTINGS = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

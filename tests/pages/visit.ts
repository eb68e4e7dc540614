import type { Page } from '@playwright/test'

/** Opens a page as by typing its address, and waits until clicks are the application's: before that, forms and links do their own work. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await untilInteractive(page)
}

export async function revisit(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await untilInteractive(page)
}

/** Moves a pointer over the page, which starts the application at once: left alone it waits until the page is painted and idle. */
async function untilInteractive(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointerover')))
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
}

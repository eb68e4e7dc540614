import type { Page } from '@playwright/test'

/** Opens a page as by typing its address, and waits until clicks are the application's: before that, forms and links do their own work. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilInteractive(page)
}

export async function revisit(page: Page): Promise<void> {
  await page.reload()
  await untilInteractive(page)
}

/** For a page that a link or a form has opened as a document. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
}

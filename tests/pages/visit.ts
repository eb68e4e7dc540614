import type { Page } from '@playwright/test'

/** Opens a page by its address and waits until React has hydrated it, because before that, links and forms load whole documents. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await untilInteractive(page)
}

export async function revisit(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await untilInteractive(page)
}

/** Waits for hydration after a link or form has opened a document. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' })
}

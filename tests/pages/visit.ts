import type { Page } from '@playwright/test'

/** Opens a page and waits for hydration. Without hydration, links and forms would load whole documents. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await waitUntilInteractive(page)
}

export async function revisit(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await waitUntilInteractive(page)
}

/** Waits for hydration, after a link or form has loaded a document. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' })
}

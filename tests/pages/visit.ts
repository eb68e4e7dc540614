import type { Page } from '@playwright/test'

/** Opens a page and waits for hydration. Before hydration, links and forms load whole documents. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await waitUntilInteractive(page)
}

export async function revisit(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await waitUntilInteractive(page)
}

/** Waits for hydration. Use it after a link or a form has loaded a new document. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' })
}

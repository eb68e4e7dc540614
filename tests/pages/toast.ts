import type { Locator, Page } from '@playwright/test'

/** The message that is shown for a moment; there is one at a time. */
export const toast = (page: Page): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('status')

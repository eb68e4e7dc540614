import type { Locator, Page } from '@playwright/test'

/** The toast; there is one at a time. */
export const toast = (page: Page): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('status')

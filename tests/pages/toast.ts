import type { Locator, Page } from '@playwright/test'

/** Finds the toast. There is only one at a time. */
export const findToast = (page: Page): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('status')

import type { Locator, Page } from '@playwright/test'

/** Finds the toast. Only one is shown at a time. */
export const toast = (page: Page): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('status')

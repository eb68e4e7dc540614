import type { Locator, Page } from '@playwright/test'

/** Finds the toast. Only one toast is shown at a time. */
export const findToast = (page: Page): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('status')

import { expect, type Page, test } from '@playwright/test'
import { ProductGrid } from '../pages/product-grid.ts'
import { waitUntilInteractive } from '../pages/visit.ts'

// The `test` of shop-test.ts hydrates every page at once, so this file uses Playwright's own.

const lateScript = /\/assets\/rest-of-home-/

test('the rest of home hydrates once a visitor scrolls', async ({ page }) => {
  await hydratesAfter(page, () => page.mouse.wheel(0, 400))
})

test('the rest of home hydrates once the page is calm', async ({ page }) => {
  await page.clock.install()
  await hydratesAfter(page, () => page.clock.fastForward(3_000))
})

async function hydratesAfter(page: Page, wake: () => Promise<void>): Promise<void> {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await page.goto('/')
  await waitUntilInteractive(page)
  const link = new ProductGrid(page).cards.first().getByRole('link').first()
  expect(await isHydrated(link)).toBe(false)
  expect(scripts.filter((url) => lateScript.test(url))).toEqual([])

  await wake()
  await expect.poll(() => isHydrated(link)).toBe(true)
  await link.click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  expect(documents, 'the link opens its page without loading a document').toHaveLength(1)
  expect(complaints).toEqual([])
}

const isHydrated = (link: ReturnType<Page['locator']>): Promise<boolean> =>
  link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))

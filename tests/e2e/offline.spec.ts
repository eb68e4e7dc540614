import type { Page } from '@playwright/test'
import { putIntoCart } from '../fixtures/cart-calls.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { ProductPage } from '../pages/product-page.ts'

const NOTICE = 'You’re offline. Prices may have changed.'

// Expected errors in the browser's console: requests that fail because there is no network.
test.use({
  serviceWorkers: 'allow',
  expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/,
})

/** Whether the service worker has cached a page. */
const isKept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (address) => (await caches.match(address)) !== undefined, path))
    .toBe(true)

test.beforeEach(async ({ page }) => {
  await putIntoCart(page, 'bee-kind-bumper')
  await isKept(page, '/product/bee-kind-bumper')
  await isKept(page, '/offline')
})

test('a visited product opens without a network, and says so', async ({ page, context }) => {
  await context.setOffline(true)
  await page.goto('/product/bee-kind-bumper')
  await expect(page.getByRole('heading', { level: 1, name: 'Bee Kind' })).toBeVisible()
  await expect(page.getByText(NOTICE).first()).toBeVisible()
  await context.setOffline(false)
  await page.goto('/product/bee-kind-bumper')
  await expect(page.getByText(NOTICE)).toHaveCount(0)
})

test('a visited product opens after a variant was chosen too', async ({ page, context }) => {
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  await isKept(page, '/product/niagara-wolf-badge')
  await product.choice('10 in').click()
  await expect(page).toHaveURL(/\?variant=\d+$/)
  await context.setOffline(true)
  await page.reload()
  await expect(product.title).toHaveText('Howling Wolf Round Badge')
  await expect(page.getByText(NOTICE).first()).toBeVisible()
  await page.goto('/product/peaceful-whale?variant=1')
  await expect(page).toHaveURL('/offline')
})

test("the last known cart is shown, and can't be paid at an old price", async ({ page, context }) => {
  await context.setOffline(true)
  await page.goto('/cart')
  await expect(page).toHaveURL('/offline')
  await expect(page.getByRole('region', { name: 'Your Cart (1)' })).toContainText('CA$4.99')
  await expect(page.getByText(NOTICE).first()).toBeVisible()
})

test('checkout, orders and the visitor’s own data are never cached', async ({ page }) => {
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout\//)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.length).toBeGreaterThan(0)
  expect(
    kept.filter((path) => /^\/(?:checkout|orders|account|cart|pay|api\/(?!products|collections))/.test(path)),
  ).toEqual([])
})

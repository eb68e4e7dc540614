import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop-test.ts'
import { ProductGrid } from '../pages/product-grid.ts'
import { visit } from '../pages/visit.ts'

// Expected errors in the browser's console: the requests that fail in these tests.
test.use({ expectedComplaint: /status of (404|500)|ERR_FAILED/, viewport: { width: 1440, height: 900 } })

const POPULAR = '**/api/products/popular*'
const PRODUCTS = '**/api/products?*'
const VEHICLES = '**/api/collections/vehicle-decals*'

const home = (page: Page) => page.getByRole('link', { name: /, home$/ })
const shop = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Shop All Products' })
const vehicles = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Vehicles', exact: true })

for (const [name, address, cards, link] of [
  ['home', POPULAR, 8, home],
  ['the shop', PRODUCTS, 12, shop],
  ['a collection', VEHICLES, 8, vehicles],
] as const) {
  test(`${name} reserves the space of ${cards} cards while products load`, async ({ page }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route(address, async (route) => {
      await answered
      await route.continue()
    })
    await visit(page, '/about')
    await link(page).click()
    const loading = page.getByRole('status').filter({ hasText: 'Loading products' })
    await expect(loading).toBeAttached()
    await expect(loading.locator('xpath=following-sibling::div')).toHaveCount(cards)
    answer()
    await expect(new ProductGrid(page).cards.first()).toBeVisible()
    await expect(loading).not.toBeAttached()
  })
}

test('products that fail to load are reported on home and in the shop', async ({ page }) => {
  await page.route(POPULAR, (route) => route.fulfill({ status: 500, json: {} }))
  await page.route(PRODUCTS, (route) => route.fulfill({ status: 500, json: {} }))
  await visit(page, '/about')
  await home(page).click()
  await expect(page.getByText('Error loading products. Please try again later.')).toBeVisible()
  await shop(page).click()
  await expect(page.getByRole('heading', { name: 'Error loading products' })).toBeVisible()
  await expect(page.getByText('There was an error loading products. Please try again later.')).toBeVisible()
})

test('a shop and a collection without products say so', async ({ page }) => {
  const nothing = { products: [], total: 0, nextCursor: null }
  const id = 'gid://shopify/Collection/1'
  const collection = { id, title: 'Vehicles', handle: 'vehicle-decals', description: '', imageSrc: null }
  await page.route(PRODUCTS, (route) => route.fulfill({ json: nothing }))
  await page.route(VEHICLES, (route) =>
    route.fulfill({ json: { ...nothing, collection, subcategories: [] } }),
  )
  await visit(page, '/about')
  await shop(page).click()
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(
    page.getByText('There are no products available at the moment. Please check back later.'),
  ).toBeVisible()
  await vehicles(page).click()
  await expect(
    page.getByText('There are no products in this collection yet. Please check back later.'),
  ).toBeVisible()
})

test('a picture that fails to load becomes the placeholder', async ({ page }) => {
  await page.route('**/img/**', (route) => route.abort())
  await visit(page, '/shop')
  const picture = new ProductGrid(page).cards.first().getByRole('img').first()
  await expect(picture).toHaveAttribute('src', '/placeholder.svg')
})

test('a category shows its subcategories, which link to their collections', async ({ page }) => {
  await visit(page, '/collection/vehicle-decals')
  const tiles = page.getByRole('list', { name: 'Subcategories' }).getByRole('link')
  await expect(tiles).toHaveCount(6)
  await tiles.filter({ hasText: 'Cars & Trucks' }).click()
  await expect(page).toHaveURL('/collection/car-truck-decals')
  await expect(page.getByRole('list', { name: 'Subcategories' })).toBeHidden()
})

test('a subcategory without a picture shows its letter', async ({ page }) => {
  await page.route(VEHICLES, async (route) => {
    const answer = await route.fetch()
    const subcategories = [{ name: 'Canoes', url: '/shop', description: '', imageSrc: null }]
    await route.fulfill({ json: { ...(await answer.json()), subcategories } })
  })
  await visit(page, '/about')
  await vehicles(page).click()
  await expect(
    page.getByRole('list', { name: 'Subcategories' }).getByText('C', { exact: true }),
  ).toBeVisible()
})

test.describe('the recommendations of a product', () => {
  const RECOMMENDATIONS = '**/api/recommendations*'
  const item = {
    id: 'gid://shopify/Product/1',
    handle: 'bee-kind-bumper',
    title: 'Bee Kind',
    price: '4.99',
    currencyCode: 'CAD',
    images: [],
    tags: ['bees', 'kindness', 'garden'],
  }

  test('reserve the space of four cards, then show four with their badges and two tags', async ({ page }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route(RECOMMENDATIONS, async (route) => {
      await answered
      const confidences = [0.81, 0.8, 0.5, 0.4, 0.3]
      await route.fulfill({
        json: confidences.map((confidence, index) => ({
          ...item,
          handle: `bee-${index}`,
          confidence,
          purchaseCount: index === 0 ? 7 : 0,
        })),
      })
    })
    await visit(page, '/product/niagara-wolf-badge')
    const panel = page.getByRole('region', { name: 'You May Also Like' })
    await expect(panel.locator('li')).toHaveCount(4)
    await expect(panel.getByRole('link')).toHaveCount(0)
    answer()
    await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(4)
    await expect(panel.getByText('Smart Picks')).toBeVisible()
    await expect(panel.getByText('Top Pick')).toHaveCount(1)
    await expect(panel.getByText('7 sold')).toHaveCount(1)
    await expect(panel.getByText(/ sold$/)).toHaveCount(1)
    await expect(panel.getByText(/^kindness$/i)).toHaveCount(4)
    await expect(panel.getByText(/^garden$/i)).toHaveCount(0)
    await expect(panel.getByRole('link', { name: 'View More Products' })).toBeVisible()
  })

  test('are omitted if neither recommendations nor popular products load', async ({ page }) => {
    await page.route(RECOMMENDATIONS, (route) => route.fulfill({ json: [] }))
    await page.route(POPULAR, (route) => route.fulfill({ json: { products: [] } }))
    await visit(page, '/product/niagara-wolf-badge')
    await expect(page.getByRole('heading', { name: 'You May Also Like' })).toBeHidden()
  })
})

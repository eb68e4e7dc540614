import { expect, test } from '../fixtures/shop-test.ts'
import { ProductGrid } from '../pages/product-grid.ts'
import { visit } from '../pages/visit.ts'

test('the shop page sorts by price and loads more', async ({ page }) => {
  await visit(page, '/shop')
  const { cards } = new ProductGrid(page)
  const grid = new ProductGrid(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop All Products')
  await expect(page.getByText(/^Showing/)).toHaveText(/^Showing 24 of 2\d\d products$/)

  await page.getByLabel('Sort by').selectOption({ label: 'Price: Low to High' })
  await expect(page).toHaveURL('/shop?sort=price-low')
  await expect(cards.first()).toContainText('CA$4.99')
  await page.getByRole('link', { name: 'Load More' }).click()
  await expect(page.getByText(/^Showing 48 of 2\d\d products$/)).toBeVisible()
  await expect(cards).toHaveCount(48)
  const rising = await grid.prices()
  expect(rising).toEqual([...rising].sort((a, b) => a - b))

  await page.getByLabel('Sort by').selectOption({ label: 'Price: High to Low' })
  await expect(page).toHaveURL('/shop?sort=price-high')
  await expect(page.getByText(/^Showing 24 of 2\d\d products$/)).toBeVisible()
  await expect.poll(async () => (await grid.prices()).at(0)).toBeGreaterThan(100_00)
  const falling = await grid.prices()
  expect(falling).toEqual([...falling].sort((a, b) => b - a))
})

test('opening a card loads no document, and going back restores the position', async ({ page }) => {
  await visit(page, '/collection/vehicle-decals')
  const collectionTitle = await page.title()
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })

  const { cards } = new ProductGrid(page)
  const card = cards.nth(20)
  await card.scrollIntoViewIfNeeded()
  const name = await card.getByRole('heading').innerText()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(300)
  await card.getByRole('link', { name, exact: true }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveTitle(`${name} | Niagara Decals`)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(page).toHaveTitle(collectionTitle)
  await expect(cards.nth(20)).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
  expect(documents).toEqual([])
})

test('after loading more, going back restores the longer list and the position', async ({ page }) => {
  await visit(page, '/shop')
  const { cards } = new ProductGrid(page)
  await page.getByRole('link', { name: 'Load More' }).click()
  await expect(cards).toHaveCount(48)
  const card = cards.nth(40)
  await card.scrollIntoViewIfNeeded()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect(cards).toHaveCount(48)
  await expect(cards.nth(40)).toBeInViewport()
})

test('a collection with a page of its own also has its full list, sorted and filtered', async ({ page }) => {
  await visit(page, '/collection/boat-decals-graphics')
  await page.getByRole('link', { name: 'Everything for boats' }).click()
  await expect(page).toHaveURL('/collection/boat-decals-graphics?view=all')
  await expect(page.getByText(/^Showing 24 of (?:2[5-9]|3\d) products$/)).toBeVisible()
  await page.getByLabel('Sort by').selectOption({ label: 'Price: Low to High' })
  await expect(page).toHaveURL('/collection/boat-decals-graphics?view=all&sort=price-low')
  await page.getByRole('link', { name: 'Load More' }).click()
  await expect(page.getByText(/^Showing (?:2[5-9]|3\d) products$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0)
})

for (const [path, most] of [
  ['/shop', 620],
  ['/collection/vehicle-decals', 620],
  ['/collection/car-truck-decals', 620],
] as const) {
  test(`${path} shows its first product on a phone's first screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, path)
    const first = await new ProductGrid(page).cards.first().boundingBox()
    expect(first?.y).toBeGreaterThan(0)
    expect(first?.y).toBeLessThan(most)
  })
}

test("on a tablet the picture is beside the product's details, with price and button on the first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, '/product/diesel-and-dust')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()).toBeInViewport()
})

test('the floating button covers no price or control at rest', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/shop')
  const floating = page.locator('[data-cta="design-your-decal"]')
  const place = floating.locator('xpath=..')
  const { cards } = new ProductGrid(page)
  const details = cards.nth(3).getByRole('link', { name: 'View Details' })
  // Scrolls until a card's button is where the floating button would be.
  await details.evaluate((link) => {
    const { top, height } = link.getBoundingClientRect()
    window.scrollBy(0, top + height / 2 - (window.innerHeight - 40))
  })
  await expect(floating).toBeHidden()
  const [own, covered] = [await place.boundingBox(), await details.boundingBox()]
  expect(covered?.y).toBeLessThan((own?.y ?? 0) + (own?.height ?? 0))
  expect((covered?.y ?? 0) + (covered?.height ?? 0)).toBeGreaterThan(own?.y ?? 0)
  // The floating button also hides if it would cover only the edge of a card's button.
  await details.evaluate((link, edge) => {
    window.scrollBy(0, link.getBoundingClientRect().bottom - edge - 2)
  }, own?.y ?? 0)
  await expect(floating).toBeHidden()
  // The floating button may cover a picture.
  await cards.nth(5).evaluate((card) => {
    const { top } = card.getBoundingClientRect()
    window.scrollBy(0, top + 100 - (window.innerHeight - 40))
  })
  await expect(floating).toBeVisible()
})

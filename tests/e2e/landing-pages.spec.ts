import type { Locator } from '@playwright/test'
import { shopFacts } from '../../content/shop.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { visit } from '../pages/visit.ts'

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true, viewport: { width: 1440, height: 900 } })
  const CARDS = '**/api/provincial-cards*'

  test("a product's delivery names the offer of a page that the visitor has seen", async ({ page }) => {
    const delivery = page.getByRole('region', { name: 'Delivery' })
    await visit(page, '/product/dice-twenty-crit')
    await expect(delivery).toContainText('Free shipping within Canada over $75.')
    await visit(page, '/collection/gaming-landing')
    await visit(page, '/product/dice-twenty-crit')
    await expect(delivery).toContainText(
      'Your offer: free shipping over $35 to Canada and the United States.',
    )
    await expect(delivery).not.toContainText('$75')
  })

  test('provincial decals reserve the space of eight cards, and feature one product if there are none', async ({
    page,
  }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route(CARDS, async (route) => {
      await answered
      await route.fulfill({ json: { products: [] } })
    })
    await visit(page, '/about')
    await page.getByRole('banner').getByRole('link', { name: 'Provincial', exact: true }).click()
    const loading = page.getByRole('status').filter({ hasText: 'Loading products' })
    await expect(loading.locator('xpath=following-sibling::div')).toHaveCount(8)
    answer()
    const card = page.getByRole('article').filter({ hasText: 'Featured Provincial Designs' })
    await expect(card).toContainText('Canada Is Not For Sale')
    await expect(card).toContainText('$14.99')
    await card.getByRole('link', { name: 'View Details' }).click()
    await expect(page).toHaveURL('/collection/vehicle-decals')
  })

  test("a link to vehicle decals that names a province redirects to the province's own collection", async ({
    page,
  }) => {
    await page.goto('/collection/vehicle-decals?province=quebec')
    await expect(page).toHaveURL('/collection/quebec-decals')
  })
})

test.use({ javaScriptEnabled: false })

test('a boater reads the rules, calls, and finds the six kinds, without scripts', async ({ page }) => {
  await page.goto('/collection/boat-decals-graphics')
  await expect(page.getByRole('link', { name: 'Call For Custom Orders' })).toHaveAttribute(
    'href',
    shopFacts.phoneLink,
  )
  for (const name of ['UV resistant', 'Waterproof', 'Durable'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('row', { name: /at least 7.5 cm high/i })).toBeVisible()
  await page.getByRole('link', { name: 'Explore Categories' }).click()
  await expect(page).toHaveURL(/#categories$/)
  const kinds = page.getByRole('region', { name: 'From bow to transom' }).getByRole('link')
  await expect(kinds).toHaveCount(6)
  await kinds.filter({ hasText: 'Fishing boat decals' }).click()
  await expect(page).toHaveURL('/collection/fishing-boat-decals')
})

for (const [path, badge, city] of [
  ['/florida-decals', 'Bestseller', 'Key West'],
  ['/georgia-decals', 'Top Pick', 'Savannah'],
] as const) {
  test(`four designs of a state have their price, badge and stars, ten cities and a toll-free line, without scripts: ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    const designs = page.locator('#designs').getByRole('article')
    await expect(designs).toHaveCount(4)
    for (const [at, price] of ['14.99', '16.99', '15.99', '18.99'].entries())
      await expect(designs.nth(at)).toContainText(`CA$${price}`)
    await expect(designs.getByText(badge, { exact: true }).first()).toBeVisible()
    await expect(page.locator('#designs').getByText(/^\d\.\d\/5/)).toContainText('sample reviews')
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${city}$`) })).toBeVisible()
    const custom = page.locator('#custom')
    await expect(custom.getByRole('link', { name: /toll-free/ })).toHaveAttribute('href', /^tel:\+1800/)
    await expect(custom.getByRole('link', { name: 'Design My Own' })).toHaveAttribute(
      'href',
      '/design-inspiration',
    )
    await designs
      .first()
      .getByRole('link', { name: /Order Now/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(page).toHaveURL(/\/product\//)
  })
}

for (const [type, path, title, link, url] of [
  ['product', '/product/lake-ontario-sunset', 'Not quite right?', 'Design Your Decal', '/design-generator'],
  [
    'collection',
    '/collection/car-truck-decals',
    "Can't find the right one?",
    'Design Your Decal',
    '/design-generator',
  ],
  ['state-pride', '/texas-decals', 'Which of the 254 counties?', 'Design My Own', '/design-inspiration'],
  ['state-pride', '/california-decals', 'Name your beach', 'Shop all products', '/shop'],
  ['state-pride', '/florida-decals', 'Gulf side or Atlantic side?', 'Design My Own', '/design-inspiration'],
  ['state-pride', '/georgia-decals', 'How far out is your gravel road?', 'Shop all products', '/shop'],
  ['general', '/decal-material-guide', "Tell us what it's for", 'Write to Us', '/contact'],
] as const) {
  test(`${path} ends with its call to action, ${type}, without scripts`, async ({ page }) => {
    await page.goto(path)
    const last = page.getByRole('main').getByRole('region').last()
    await expect(last).toHaveAccessibleName(title)
    await last.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(url)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  })
}

test('a visitor of the gaming page sees free shipping over $35 in the cart, without scripts', async ({
  page,
}) => {
  await page.goto('/collection/gaming-landing')
  await page.goto('/product/dice-twenty-crit')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page).toHaveURL(/\/cart/)
  await expect(page.getByText(/orders over \$35/).first()).toBeVisible()
})

test('a province is reached by its place on the map, and by its name in the list', async ({ page }) => {
  await page.goto('/collection/provincial-decals')
  const section = page.getByRole('region', { name: 'From coast to coast to coast' })
  await expect(section.getByRole('link')).toHaveCount(15)
  const placeOf = async (handle: string) => {
    const box = await section.locator(`svg a[href="/collection/${handle}"] path`).first().boundingBox()
    if (!box) throw new Error(`${handle} is not on the map`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const west = await placeOf('british-columbia-decals')
  const middle = await placeOf('ontario-decals')
  const north = await placeOf('yukon-decals')
  expect(west.x).toBeLessThan(middle.x)
  expect(north.y).toBeLessThan(west.y)
  await section.locator('svg a[href="/collection/ontario-decals"] text').click()
  await expect(page).toHaveURL('/collection/ontario-decals')
  await page.goBack()
  await section.getByRole('link', { name: /^Nova Scotia/ }).click()
  await expect(page).toHaveURL('/collection/nova-scotia-decals')
})

test('the link to more products fills the last row of the grid', async ({ page }) => {
  await page.goto('/collection/gaming-landing')
  const cellWith = (link: Locator) => page.getByRole('listitem').filter({ has: link })
  const shelf = cellWith(page.getByRole('link', { name: 'The whole gaming shelf' }))
  const cells = cellWith(page.getByRole('link', { name: /^View Details/ }))
  const [link, last] = [await shelf.boundingBox(), await cells.last().boundingBox()]
  expect(link?.y).toBeCloseTo(last?.y ?? 0, 0)
  expect(link?.width).toBeCloseTo(last?.width ?? 0, 0)
})

import { expect, test } from '../fixtures/shop-test.ts'
import { Facets } from '../pages/facets.ts'
import { ProductGrid } from '../pages/product-grid.ts'
import { SearchBox } from '../pages/search-box.ts'
import { visit } from '../pages/visit.ts'

test('a word with a typo leads to suggestions, results, a facet and a product', async ({ page }) => {
  await visit(page, '/')
  const box = new SearchBox(page)
  await box.field.click()
  await box.field.pressSequentially('canda')
  await expect(box.suggestion(/Canada Is Not For Sale CA\$14\.99/)).toBeVisible()
  await box.suggestion(/^All \d+ products for “canada”$/).click()

  await expect(page).toHaveURL('/search?q=canada')
  await expect(page).toHaveTitle('Search: canada | Niagara Decals')
  const facets = new Facets(page)
  const { cards } = new ProductGrid(page)
  const promised = await facets.promised('Use', 'Boats')
  expect(promised).toBeGreaterThan(0)
  await facets.value('Use', 'Boats').check()
  await expect(page).toHaveURL('/search?q=canada&use=boat')
  await expect(facets.count).toHaveText(`Showing ${promised} products`)
  await expect(cards).toHaveCount(promised)
  await expect(facets.value('Use', 'Boats')).toBeFocused()

  const title = await cards.first().getByRole('heading').innerText()
  await cards.first().getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(facets.value('Use', 'Boats')).toBeChecked()
})

test('a shopper searches with the keyboard only', async ({ page }) => {
  await visit(page, '/shop')
  const box = new SearchBox(page)
  await page.keyboard.press('/')
  await expect(box.field).toBeFocused()
  await page.keyboard.type('wlof')
  await expect(box.field).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('banner').getByText(/^\d+ suggestions?$/)).toBeAttached()

  await page.keyboard.press('ArrowDown')
  const first = box.suggestions.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(box.field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await page.keyboard.press('Escape')
  await expect(box.suggestions).toBeHidden()
  await expect(box.field).toHaveValue('wlof')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/product/niagara-wolf-badge')
  // Waits for the new page, which takes the focus when it has loaded.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Howling Wolf Round Badge')
  await expect(page.getByRole('main')).toBeFocused()

  await page.keyboard.press('/')
  await box.field.fill('kayak or canoe')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=kayak+or+canoe')
})

test('a page of the shop is found by its name', async ({ page }) => {
  await visit(page, '/')
  const box = new SearchBox(page)
  await box.field.fill('track order')
  await box.suggestion(/^Track Your Order/).click()
  await expect(page).toHaveURL('/track')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Track your order')
})

test('a question is answered above the products, with a link to its place on the page', async ({ page }) => {
  await visit(page, '/search?q=car+wash')
  const answers = page.getByRole('region', { name: 'Best matches' })
  await answers.getByRole('link', { name: 'Can it go through a car wash, or on a boat?' }).click()
  await expect(page).toHaveURL('/faq#can-it-go-through-a-car-wash-or-on-a-boat')
  await expect(page.getByText('Hand washing is gentlest')).toBeInViewport()

  await visit(page, '/search?q=warranty')
  await answers.getByRole('link', { name: 'Returns and Refunds' }).click()
  await expect(page).toHaveURL('/returns')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('a search for a motif that only the design tool has leads there with its text', async ({ page }) => {
  await visit(page, '/')
  const box = new SearchBox(page)
  await box.field.fill('CN tower')
  await box.suggestion('Design a decal: cn tower').click()
  await expect(page).toHaveURL('/design-generator?prompt=CN+tower')
})

test('results for outdated text are not shown', async ({ page }) => {
  await visit(page, '/')
  const box = new SearchBox(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/suggestions\?q=bo$/, async (route) => {
    const response = await route.fetch()
    await released
    // The page may have aborted the request in the meantime, so an error is ignored.
    await route.fulfill({ response }).catch(() => undefined)
    answer()
  })
  await box.field.click()
  const asked = page.waitForRequest(/suggestions\?q=bo$/)
  await box.field.pressSequentially('bo')
  await asked
  await box.field.fill('wolf')
  const wolf = box.suggestion(/^Howling Wolf Round Badge/)
  await expect(wolf).toBeVisible()
  release()
  await answered
  // Waits for two frames. A late result would be visible by then.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(wolf).toBeVisible()
  await expect(page.getByRole('banner').getByText('1 suggestion', { exact: true })).toBeAttached()
})

test('on a phone the search opens over the header, and closes again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  const box = new SearchBox(page)
  await box.opener.click()
  await expect(box.field).toBeFocused()
  await box.close.click()
  await expect(box.field).toBeHidden()
  await expect(box.opener).toBeFocused()
  await box.opener.click()
  await box.field.fill('boat')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=boat')
  await expect(box.field).toBeHidden()

  const facets = new Facets(page)
  await expect(facets.value('Colour', 'White')).toBeHidden()
  await facets.filter.click()
  await facets.value('Colour', 'White').check()
  await expect(page).toHaveURL('/search?q=boat&colour=white')
  await expect(facets.filter).toHaveText('Filter (1)')
  await expect(facets.value('Colour', 'White')).toBeVisible()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/search?q=boat')
})

test('chosen facets are listed above the results and can be removed there', async ({ page }) => {
  await visit(page, '/shop?price=10-20&colour=red&colour=black&in-stock=1')
  const facets = new Facets(page)
  await expect(facets.chosen).toHaveText([/CA\$10 to CA\$20$/, /Black$/, /Red$/, /In stock$/, 'Clear all'])
  await page.getByRole('link', { name: 'Remove Red' }).click()
  await expect(page).toHaveURL('/shop?price=10-20&colour=black&in-stock=1')
  await expect(facets.count).toBeFocused()
  await page.getByLabel('Sort by').selectOption({ label: 'Price: High to Low' })
  await expect(page).toHaveURL('/shop?sort=price-high&price=10-20&colour=black&in-stock=1')
  await expect(page.getByLabel('Sort by')).toBeFocused()
  const prices = await new ProductGrid(page).prices()
  expect(prices.every((price) => price >= 10_00 && price < 20_00)).toBe(true)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/shop?sort=price-high')
  await expect(facets.count).toHaveText(/^Showing 24 of 2\d\d products$/)
})

test('a list that loads slowly takes the focus at once', async ({ page }) => {
  await visit(page, '/shop?colour=red&colour=black')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/products?*', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('link', { name: 'Remove Red' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading products' })).toBeAttached()
  release()
  await expect(new Facets(page).count).toBeFocused()
})

test('a search without results offers to design a decal with its text', async ({ page }) => {
  await visit(page, '/search?q=zzyzx')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Popular Products' })).toBeVisible()
  await page.getByRole('link', { name: 'Design it yourself' }).click()
  await expect(page).toHaveURL('/design-generator?prompt=zzyzx')
  await expect(page.getByLabel('Describe your decal')).toHaveValue('zzyzx')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('search, facets and sorts are forms', async ({ page }) => {
    await page.goto('/')
    const box = new SearchBox(page)
    await box.field.fill('canda')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=canda')
    await expect(page.getByText('Showing results for canada')).toBeVisible()
    const facets = new Facets(page)
    const promised = await facets.promised('Availability', 'In stock')
    await facets.value('Use', 'Boats').check()
    await facets.value('Availability', 'In stock').check()
    await facets.apply.click()
    await expect(page).toHaveURL('/search?q=canda&use=boat&in-stock=1')
    await expect(facets.chosen).toHaveCount(3)
    expect(await new ProductGrid(page).cards.count()).toBeLessThan(promised)
    await page.getByRole('link', { name: 'Remove Boats' }).click()
    await expect(page).toHaveURL('/search?q=canda&in-stock=1')
  })
})

test('search engines treat all search pages as one', async ({ request }) => {
  const home = await (await request.get('/')).text()
  expect(home).toContain('"@type":"SearchAction"')
  expect(await (await request.get('/search?q=wolf')).text()).toMatch(
    /<link rel="canonical" href="https?:\/\/[^/]+\/search">/,
  )
})

import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { ProductPage } from '../pages/product-page.ts'
import { findToast } from '../pages/toast.ts'
import { revisit, visit } from '../pages/visit.ts'

// Expected errors in the browser's console: the 422 for a postal code that is refused.
test.use({ expectedComplaint: /status of 422/ })

const phone = { viewport: { width: 390, height: 844 } }

test('a variant has an address: chosen, reloaded, opened elsewhere', async ({ page, openOtherBrowser }) => {
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  await expect(product.choice('4 in')).toHaveAttribute('aria-current', 'true')
  await product.choice('10 in').click()
  await expect(page).toHaveURL(/\/product\/niagara-wolf-badge\?variant=\d+$/)
  await expect(product.price).toHaveText(/21\.99/)
  await revisit(page)
  await expect(product.choice('10 in')).toHaveAttribute('aria-current', 'true')

  // Without scripts, the page has the same content, because the server has rendered it.
  const elsewhere = await (await openOtherBrowser({ javaScriptEnabled: false })).newPage()
  await elsewhere.goto(page.url())
  const there = new ProductPage(elsewhere)
  await expect(there.choice('10 in')).toHaveAttribute('aria-current', 'true')
  await there.choice('Matte').click()
  await expect(there.choice('Matte')).toHaveAttribute('aria-current', 'true')
  await expect(there.choice('10 in')).toHaveAttribute('aria-current', 'true')
})

test("a click before hydration isn't lost", async ({ page }) => {
  const product = new ProductPage(page)
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/product/niagara-wolf-badge', { waitUntil: 'domcontentloaded' })
  await product.choice('10 in').click()
  await expect(product.choice('10 in')).toHaveAttribute('aria-current', 'true')
  await expect(product.price).toHaveText(/21\.99/)
})

test('an address with an unknown variant shows the product all the same', async ({ page }) => {
  for (const variant of ['999999', '1%27%20or%201=1', '']) {
    await page.goto(`/product/niagara-wolf-badge?variant=${variant}`)
    await expect(new ProductPage(page).choice('4 in')).toHaveAttribute('aria-current', 'true')
  }
})

test('an unavailable combination is marked and explained, and leads to an available one', async ({
  page,
}) => {
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  await expect(product.choice('6 in')).toHaveText(/Sold out/)
  await product.choice('6 in').click()
  await expect(product.soldOutButton).toBeDisabled()
})

test('pictures are enlarged by button, key and double click, and the focus returns', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  const zoom = await product.enlarge()
  await expect(zoom.scale).toHaveText('100%')
  await zoom.button('Zoom in').click()
  await expect(zoom.scale).toHaveText('150%')
  await page.keyboard.press('0')
  await expect(zoom.scale).toHaveText('100%')
  await page.keyboard.press('+')
  await expect(zoom.scale).toHaveText('133%')
  await zoom.button('Fit').click()
  const picture = zoom.dialog.getByRole('img')
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, -400)
  await expect(zoom.scale).not.toHaveText('100%')
  await zoom.button('Next picture').click()
  await expect(zoom.dialog.getByText('2 / 2')).toBeVisible()
  await expect(zoom.scale).toHaveText('100%')
  await expect(picture).toHaveAttribute('alt', /tailgate/)
  await page.keyboard.press('Escape')
  await expect(zoom.dialog).toBeHidden()
  await expect(page.getByRole('link', { name: /Enlarge picture 1/ })).toBeFocused()
})

test('delivery is estimated for a postal code, which this browser remembers', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  const delivery = product.section('Delivery')
  await expect(delivery).toContainText('5 to 7 business days')
  await delivery.getByLabel('Postal code').fill('SW1A 1AA')
  await delivery.getByRole('button', { name: 'Estimate delivery' }).click()
  await expect(delivery.getByRole('alert')).toHaveText(
    'Please enter a postal code such as L2R 3M3, or a ZIP code such as 14301.',
  )
  await delivery.getByLabel('Postal code').fill('l2r3m3')
  await page.keyboard.press('Enter')
  await expect(delivery.getByRole('status')).toContainText(/Niagara regional delivery\w{3}, \w{3} \d+/)
  await expect(delivery.getByRole('status')).toContainText('CA$6.99')
  await expect(delivery.getByLabel('Postal code')).toHaveValue('L2R 3M3')
  await expect(delivery.getByLabel('Postal code')).toBeFocused()

  await product.open('bee-kind-bumper')
  await expect(delivery.getByLabel('Postal code')).toHaveValue('L2R 3M3')
  await expect(delivery.getByRole('status')).toContainText('Niagara regional delivery')
  await expect(delivery.getByRole('status')).not.toContainText('Canada-wide shipping')
})

test('delivery in Canada is free for a sufficiently expensive product, before a postal code is given', async ({
  page,
}) => {
  const product = new ProductPage(page)
  const delivery = product.section('Delivery')
  const costOf = (title: string) => delivery.locator('dl > div').filter({ hasText: title }).locator('dd')
  await product.open('door-lettering-contractor')
  await expect(costOf('Niagara regional delivery')).toHaveText('Freefree over $75')
  await expect(costOf('Canada-wide shipping')).toHaveText('Freefree over $75')
  await expect(costOf('United States')).toHaveText(/^CA\$\d/)
  await product.open('bee-kind-bumper')
  await expect(costOf('Canada-wide shipping')).toHaveText(/^CA\$\d/)
})

test('the decal is shown to scale on familiar objects', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  const size = product.section('How big is it?')
  await size.scrollIntoViewIfNeeded()
  await expect(size).toContainText('4 in (102 mm)')
  await expect(size).toContainText('A tailgate 1.5 m wide')
  const decal = size.locator('svg image')
  await expect(decal).toHaveAttribute('width', /^10[12]/)
  await size.getByText('Laptop', { exact: true }).click()
  await expect(size).toContainText('A laptop lid 325 mm wide')
  await product.choice('10 in').click()
  await expect(size).toContainText('10 in (254 mm)')
  await expect(decal).toHaveAttribute('width', /^25[0-9]/)
})

test('viewed products are remembered, and can be cleared', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  await expect(product.section('You May Also Like').getByRole('listitem')).not.toHaveCount(0)
  await expect(product.section('Recently viewed')).toBeHidden()
  await product.open('bee-kind-bumper')
  const viewed = product.section('Recently viewed')
  await expect(viewed.getByRole('listitem')).toHaveCount(1)
  await expect(viewed.getByRole('link')).toHaveText('Howling Wolf Round Badge')
  await viewed.getByRole('button', { name: 'Clear list' }).click()
  await expect(viewed).toBeHidden()
  await revisit(page)
  await expect(product.section('You May Also Like').getByRole('listitem')).not.toHaveCount(0)
  await expect(viewed).toBeHidden()
})

test("recommendations use this browser's viewing history", async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  const asked = page.waitForRequest(/\/api\/recommendations\?.*viewed=\d+/)
  await product.open('bee-kind-bumper')
  await asked
  const panel = product.section('You May Also Like')
  await expect(panel.getByText('Smart Picks')).toBeVisible()
  await expect(panel.getByRole('listitem')).toHaveCount(4)
  await expect(panel.getByRole('link', { name: 'View More Products' })).toHaveAttribute('href', '/shop')
})

test('popular products are shown if there are no recommendations, without a badge', async ({ page }) => {
  await page.route('**/api/recommendations*', (route) => route.fulfill({ json: [] }))
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  const panel = product.section('You May Also Like')
  await expect(panel.getByRole('listitem')).toHaveCount(4)
  await expect(panel.getByText('Smart Picks')).toBeHidden()
})

test("the chosen variant's link is copied if a browser can't share", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const product = new ProductPage(page)
  await visit(page, '/product/niagara-wolf-badge')
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await product.choice('10 in').click()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(findToast(page)).toContainText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test.describe('on a phone', () => {
  test.use({ ...phone, hasTouch: true })

  test('two fingers enlarge a picture', async ({ page, context }) => {
    const product = new ProductPage(page)
    await product.open('niagara-wolf-badge')
    const zoom = await product.enlarge()
    await expect(zoom.scale).toHaveText('100%')
    const fingers = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: 195 - apart / 2, y: 420, id: 0 },
          { x: 195 + apart / 2, y: 420, id: 1 },
        ],
      })
    await touch('touchStart', 100)
    for (const apart of [125, 150, 175, 200]) await touch('touchMove', apart)
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(zoom.scale).toHaveText('200%')
  })

  test('the add-to-cart bar stays at hand, and moves nothing', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open('niagara-wolf-badge')
    const bar = page.locator('#buy-bar')
    await product.addToCartButton.first().scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    await product.choice('10 in').click()
    await product.section('Delivery').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 600)
    await expect(bar).toBeVisible()
    await expect(bar).toContainText('21.99')
    await expect(bar).toHaveCSS('position', 'fixed')
    await bar.getByRole('button', { name: 'Add to Cart' }).click()
    const drawer = new CartDrawer(page)
    await expect(drawer.line('Howling Wolf Round Badge - 10 in / Gloss').quantity).toHaveValue('1')
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').first().scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
  })
})

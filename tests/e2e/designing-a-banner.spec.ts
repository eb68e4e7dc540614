import { readBadgeFile } from '../fixtures/artwork-files.ts'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expectOnJobTicket } from '../fixtures/job-ticket.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { BannerPage } from '../pages/banner-page.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { ShopHeader } from '../pages/shop-header.ts'
import { findToast } from '../pages/toast.ts'
import { revisit, visit } from '../pages/visit.ts'

test('a shopper designs a banner with a picture and orders it', async ({
  page,
  openOtherBrowser,
  baseURL,
}) => {
  test.slow()
  const banner = new BannerPage(page)
  await banner.open()
  await expect(banner.price).toHaveText('CA$49.99')
  await banner.button('Large 48 in').click()
  await expect(banner.length).toHaveValue('48')
  // The banner is 19.75 × 48 in. Its price is 55.96, at 8.50 per square foot. Mesh costs 1.2 times as much, 67.15.
  await expect(banner.price).toHaveText('CA$55.96')
  await banner.tab('Material')
  await banner.choice('Mesh').check()
  await expect(banner.price).toHaveText('CA$67.15')

  await banner.tab('Text')
  await banner.text.fill('FARM STAND')
  await banner.fontSize.fill('96')
  await page.getByRole('combobox', { name: 'Font', exact: true }).selectOption('Impact')
  await expect(
    page.getByText('printed in Anton, an open-source font with the same widths as Impact'),
  ).toBeVisible()
  await banner.tab('Colors')
  await page.getByRole('group', { name: 'Text colour' }).getByRole('radio', { name: 'Yellow' }).check()
  await expect(page.getByText(/^Contrast 19\.6 to 1\./)).toBeVisible()

  await banner.addPicture(await readBadgeFile('JPG'))
  await expect(banner.listed('Picture: badge.jpg')).toHaveAttribute('aria-pressed', 'true')
  await banner.field('Width (in)').fill('15')
  await expect(banner.check).toContainText('The picture has 120 dots per inch at this size')
  await banner.field('Width (in)').fill('9')
  await banner.button('Align: Left').click()
  await expect(banner.field('From left (in)')).toHaveValue('6')
  await expect(banner.check).toContainText('No problems found')

  await banner.addToCart.click()
  await expect(findToast(page)).toContainText('Banner added to cart')
  await expect(findToast(page)).toContainText('Your custom banner has been added to your cart.')
  await expect(new ShopHeader(page).cart).toHaveAccessibleName('Cart 1 item')
  await findToast(page).getByRole('button', { name: 'View cart' }).click()
  const drawer = new CartDrawer(page)
  await expect(drawer.lines).toHaveCount(1)
  await expect(drawer.lines).toContainText('48 × 19.75 in, mesh')
  await expect(drawer.subtotal).toHaveText('Subtotal CA$67.15')

  const checkout = new CheckoutPage(await drawer.checkOut())
  await checkout.fillIn(niagaraBuyer)
  const review = await checkout.review()
  await expect(review.amount(/^Subtotal/)).toHaveText('CA$67.15')
  const order = await (await review.place()).pay()
  await expect(order.heading).toBeVisible()
  await expect(order.items).toContainText('48 × 19.75 in, mesh')
  await expectOnJobTicket(await openOtherBrowser(), { baseURL, orderNumber: await order.number() }, [
    'FARM STAND',
    'mesh',
  ])
})

test('a change is undone, and a reload keeps the rest', async ({ page }) => {
  const banner = new BannerPage(page)
  await banner.open()
  await banner.tab('Text')
  await banner.text.fill('OPEN')
  await banner.button('Add text').click()
  await banner.text.fill('SATURDAYS')
  await expect(banner.listed('Text: SATURDAYS')).toBeVisible()
  await banner.button('Undo').click()
  await expect(banner.listed('Text: YOUR TEXT HERE')).toBeVisible()
  await page.locator('body').press('Control+z')
  await expect(banner.listed('Text: YOUR TEXT HERE')).toBeHidden()
  await page.locator('body').press('Control+Shift+z')
  await page.locator('body').press('Control+Shift+z')
  await expect(banner.listed('Text: SATURDAYS')).toBeVisible()

  await revisit(page)
  await expect(banner.listed('Text: OPEN')).toBeVisible()
  await expect(banner.listed('Text: SATURDAYS')).toBeVisible()
  await banner.button('Start over').click()
  await expect(banner.listed('Text: YOUR TEXT HERE')).toBeVisible()
  await expect(banner.listed('Text: OPEN')).toBeHidden()
  await banner.button('Undo').click()
  await expect(banner.listed('Text: OPEN')).toBeVisible()
})

test('an item is dragged, resized and rotated with the pointer, and zoomed in on', async ({ page }) => {
  test.slow()
  const banner = new BannerPage(page)
  await banner.open()
  await expect(banner.field('From top (in)')).toHaveValue('9.88')
  const box = await banner.canvas.boundingBox()
  if (!box) throw new Error('The canvas has no box')
  // The rulers are on the left and at the top of the canvas, so the banner's centre is 4 px to the right of and below the canvas's centre.
  const [x, y] = [box.x + box.width / 2 + 4, box.y + box.height / 2 + 4]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 2, y + 40, { steps: 4 })
  await page.mouse.move(x + 3, y + 80, { steps: 4 })
  await page.mouse.up()
  // The text snaps to the centre by its visible ink, so its position may differ from 18 by a few hundredths.
  await expect(banner.field('From left (in)')).toHaveValue(/^18(\.0\d)?$/)
  await expect.poll(async () => Number(await banner.field('From top (in)').inputValue())).toBeGreaterThan(12)

  await banner.addPicture(await readBadgeFile('JPG'))
  await expect(banner.field('Width (in)')).toHaveValue('9.88')
  const before = await banner.corners()
  await banner.pull(before.bottomRight, { x: before.bottomRight.x + 40, y: before.bottomRight.y + 40 })
  await expect.poll(async () => Number(await banner.field('Width (in)').inputValue())).toBeGreaterThan(11)
  const after = await banner.corners()
  await banner.pull(after.turn, { x: after.middle.x + 120, y: after.middle.y })
  await expect(banner.field('Rotation (degrees)')).toHaveValue('90')
  await banner.button('Undo').click()
  await expect(banner.field('Rotation (degrees)')).toHaveValue('0')
  await banner.button('Undo').click()
  await expect(banner.field('Width (in)')).toHaveValue('9.88')
  await banner.button('Redo').click()
  await expect(banner.field('Width (in)')).not.toHaveValue('9.88')

  const plain = (await banner.canvas.boundingBox())?.width ?? 0
  await banner.button('Zoom in').click()
  await expect(page.getByText('150%')).toBeVisible()
  await expect
    .poll(async () => ((await banner.canvas.boundingBox())?.width ?? 0) / plain)
    .toBeGreaterThan(1.3)
  await banner.button('Zoom out').click()
  await expect(page.getByText('100%')).toBeVisible()
})

test('a banner can be designed with the keyboard alone', async ({ page }) => {
  const banner = new BannerPage(page)
  await banner.open()
  await banner.item(/^Text: YOUR TEXT HERE/).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(banner.field('From left (in)')).toHaveValue('18.25')
  await expect(banner.field('From top (in)')).toHaveValue('10.88')
  await page.keyboard.press('Control+z')
  await expect(banner.field('From left (in)')).toHaveValue('18')

  await page.getByRole('tab', { name: 'Size' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Text' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner.text).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('MAPLE SYRUP')
  await expect(banner.item(/^Text: MAPLE SYRUP/)).toBeAttached()
  await banner.fontSize.focus()
  for (let i = 0; i < 36; i += 1) await page.keyboard.press('ArrowRight')
  await expect(banner.fontSize).toHaveValue('120')
  await expect(banner.check).toContainText(/runs into the hem|runs off the banner/)
  await banner.addToCart.focus()
  await page.keyboard.press('Enter')
  await expect(findToast(page)).toContainText('Banner added to cart')
})

test('a template is loaded and the page scrolls to the top', async ({ page }) => {
  const banner = new BannerPage(page)
  await banner.open()
  await page.getByRole('button', { name: /^Design Now.*Grand Opening/ }).click()
  await expect(banner.listed('Text: GRAND OPENING')).toBeVisible()
  await expect(banner.length).toHaveValue('48')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(banner.check).toContainText('No problems found')
})

test('the page explains the banners, and its canvas is loaded nowhere else', async ({ page }) => {
  const canvases: string[] = []
  page.on('response', (answer) => {
    if (/\/(live-canvas|konva)[^/]*\.js$/.test(answer.url())) canvases.push(answer.url())
  })
  for (const path of ['/', '/credits', '/images', '/cut-files']) await visit(page, path)
  expect(canvases).toEqual([])
  const banner = new BannerPage(page)
  await banner.open()
  expect(canvases).not.toEqual([])

  await expect(page.getByText('Your Price').first()).toBeVisible()
  await expect(
    page.getByText('FREE SHIPPING ON ORDERS OVER $100').filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(banner.order.getByRole('link', { name: 'Get Design Help' })).toHaveAttribute(
    'href',
    /^\/contact/,
  )
  await expect(page.getByText(/^Custom sizes and materials - call for details/)).toContainText(/\d{3}-\d{4}/)
  await expect(page.getByRole('button', { name: /^Design Now/ })).toHaveCount(3)
  for (const name of ['Banner Specifications', 'Need Design Help?', 'Common Uses', /^Banners for Niagara/])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Custom Banner Designer')
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join()
  expect(data).toContain('BreadcrumbList')
  expect(data).toContain('LocalBusiness')
})

test("a shopper's finished file is printed", async ({ page }) => {
  const banner = new BannerPage(page)
  await banner.open()
  await banner.choice('Upload your own file').check()
  await banner.addToCart.click()
  await expect(page.getByText('Please choose the file to print.')).toBeVisible()
  const file = page.getByLabel('Upload your design')
  await file.setInputFiles({ name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('x') })
  await expect(page.getByText("We can't print this kind of file.")).toBeVisible()
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('/api/images/upload', async (route) => {
    await held
    await route.continue()
  })
  await file.setInputFiles(await readBadgeFile('PDF'))
  await expect(page.getByRole('progressbar', { name: 'Sending your file' })).toBeVisible()
  goOn()
  await expect(page.getByText('badge.pdf uploaded.')).toBeVisible()
  await expect(page.getByText("We'll print all of it")).toBeVisible()
  await banner.addToCart.click()
  await expect(findToast(page)).toContainText('Banner added to cart')
})

for (const [name, width] of [
  ['a phone', 390],
  ['a desk', 1280],
] as const)
  test(`the banner designer is accessible on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const banner = new BannerPage(page)
    await banner.open()
    for (const tab of ['Size', 'Text', 'Colors', 'Material', 'Pictures'] as const) {
      await banner.tab(tab)
      await expectAccessible(page)
    }
    await banner.choice('Professional design service').check()
    await banner.button('Buy Credits').click()
    await expect(banner.creditsDialog).toBeVisible()
    await expectAccessible(page)
  })

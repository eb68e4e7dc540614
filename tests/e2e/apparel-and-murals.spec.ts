import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expectOnJobTicket } from '../fixtures/job-ticket.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CalculatorPage } from '../pages/calculator-page.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { CartPage } from '../pages/cart-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { visit } from '../pages/visit.ts'

test('a taproom previews its name on shirts, calculates its profit, and orders', async ({
  page,
  openOtherBrowser,
  baseURL,
}) => {
  await visit(page, '/collection/custom-heat-transfer-apparel')
  const returns = page.getByRole('form', { name: 'Calculate' })
  // 100 shirts cost 7.64 each. 80 of them are sold at 28.00.
  await expect(returns).toContainText('CA$764.00')
  await expect(returns).toContainText('CA$1,476.00')
  await returns.getByLabel('How many of 100 you sell').fill('20')
  await expect(returns).toContainText('Short by')
  await expect(returns).toContainText('CA$204.00')

  const mockup = page.getByRole('form', { name: 'Text to try' })
  for (const words of ['Wimbledon Mammoth', 'Illi', 'Lock Seven']) {
    await mockup.getByRole('textbox', { name: 'Text to try' }).fill(words)
    const [text, area] = await Promise.all(
      ['text', 'rect'].map((part) => mockup.locator(`figure svg > ${part}`).boundingBox()),
    )
    expect(text?.width, words).toBeLessThanOrEqual(area?.width ?? 0)
  }
  await mockup.getByRole('combobox', { name: 'Garment' }).selectOption('Long sleeve')
  await mockup.getByRole('combobox', { name: 'Colour' }).selectOption('Navy')
  await mockup.getByRole('button', { name: 'Get the price' }).click()

  const shirts = new CalculatorPage(page, 'Heat-transfer apparel')
  await expect(shirts.choice('Long sleeve')).toBeChecked()
  await expect(shirts.price).toContainText('CA$539.50')
  await shirts.list('How many pieces').selectOption('100')
  await expect(shirts.price).toContainText('CA$10.19 per piece')
  await shirts.words('Sizes and print').fill('Lock Seven; 50 M, 50 L')
  await shirts.addToCart.click()
  const drawer = new CartDrawer(page)
  await expect(drawer.lines).toContainText('100 × Long sleeve, navy')
  await expect(drawer.subtotal).toHaveText('Subtotal CA$1,019.00')

  const checkout = new CheckoutPage(await drawer.checkOut())
  await checkout.fillIn(niagaraBuyer)
  const order = await (await (await checkout.review()).place()).pay()
  await expect(order.items).toContainText('Sizes and print: Lock Seven; 50 M, 50 L')
  await expectOnJobTicket(await openOtherBrowser(), { baseURL, orderNumber: await order.number() }, [
    'Lock Seven; 50 M, 50 L',
  ])
})

test('a shopper uploads their crest for signs, and picks it from the gallery the next time', async ({
  page,
}) => {
  const signs = new CalculatorPage(page, 'Custom yard signs')
  await signs.open('/collection/custom-yard-signs')
  const artwork = signs.form.getByRole('group', { name: 'Your artwork' })
  await artwork.getByRole('button', { name: 'Choose or upload a file' }).click()
  await artwork.getByLabel('Upload a file').setInputFiles({
    name: 'crest.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>',
    ),
  })
  await expect(artwork).toContainText('Attached: crest.svg')
  await signs.addToCart.click()
  const drawer = new CartDrawer(page)
  await expect(drawer.lines).toContainText('with crest.svg')

  const shirts = new CalculatorPage(page, 'Heat-transfer apparel')
  await shirts.open('/collection/custom-heat-transfer-apparel')
  const print = shirts.form.getByRole('group', { name: 'Your artwork' })
  await print.getByRole('button', { name: 'Choose or upload a file' }).click()
  await print.getByRole('button', { name: 'crest.svg' }).click()
  await expectAccessible(page)
  await shirts.addToCart.click()
  await expect(drawer.lines.filter({ hasText: '50 × T-shirt, black, with crest.svg' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a clinic compares three walls, downloads the spec sheets, and orders its own', async ({
    page,
    openOtherBrowser,
    baseURL,
  }) => {
    await page.goto('/collection/digital-wallcovering-murals')
    await expect(page.getByAltText('a lake with a sailboat at sunset covers the wall')).toBeVisible()
    await page.getByText('A taproom', { exact: true }).click()
    await expect(page.getByAltText('a vineyard below the escarpment covers the wall')).toBeVisible()
    await expect(page.getByAltText('a lake with a sailboat at sunset covers the wall')).toBeHidden()

    const files = page.getByRole('region', { name: 'Templates to download' }).getByRole('link')
    await expect(files).toHaveCount(4)
    const saving = page.waitForEvent('download')
    await files.filter({ hasText: 'Wall elevation' }).click()
    expect((await saving).suggestedFilename()).toBe('mural-wall-elevation.dxf')

    // The mural has 240 sq ft: 100 at 4.20 and 140 at 3.78.
    await page.getByRole('link', { name: 'Open in the calculator' }).filter({ visible: true }).click()
    const mural = new CalculatorPage(page, 'Wall mural')
    await expect(mural.price).toContainText('CA$949.20')
    await mural.form.getByLabel('Height (ft)').fill('8')
    await mural.words('Picture and wall').fill('Vines to the escarpment; two outlets')
    await mural.update.click()
    // The mural has 192 sq ft: 100 at 4.20 and 92 at 3.78.
    await expect(mural.price).toContainText('CA$767.76')
    await mural.addToCart.click()
    const cart = new CartPage(page)
    await expect(cart.summary).toContainText('Subtotal CA$767.76')

    await cart.checkOut()
    const checkout = new CheckoutPage(page)
    await checkout.fillIn(niagaraBuyer)
    const review = await checkout.review()
    await expect(review.amount(/^Subtotal/)).toHaveText('CA$767.76')
    const order = await (await review.place()).pay()
    await expect(order.heading).toBeVisible()
    await expect(order.items).toContainText('24 × 8 ft, Smooth wallpaper')
    await expect(order.items).toContainText('Picture and wall: Vines to the escarpment; two outlets')
    await expectOnJobTicket(await openOtherBrowser(), { baseURL, orderNumber: await order.number() }, [
      'Vines to the escarpment; two outlets',
    ])
  })
})

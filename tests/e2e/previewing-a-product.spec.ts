import { expectGoodFor } from '../fixtures/good-for-everyone.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { CartPage } from '../pages/cart-page.ts'
import { ProductPage } from '../pages/product-page.ts'

test.use({ expectedComplaint: /status of 500/ })

const ALT = /with what you entered/

test('a boat owner sees the name in the chosen typeface and colour before adding it', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('custom-lettering-by-the-foot')
  const pictures = page.getByRole('region', { name: /^Pictures of/ })
  const preview = pictures.getByRole('img', { name: ALT })
  await expect(preview).toBeHidden()
  await page.getByRole('textbox', { name: 'Text' }).fill('Second Wind')
  await expect(preview).toBeVisible()
  const said = page.getByRole('status').filter({ hasText: 'Your preview' })
  await expect(said).toContainText(/drawn to proportion/)
  const block = await preview.getAttribute('src')
  const size = await said.textContent()

  await page.getByRole('link', { name: 'Script', exact: true }).click()
  await expect(preview).not.toHaveAttribute('src', block ?? '')
  await expect(said).not.toHaveText(size ?? '')
  const script = await preview.getAttribute('src')
  await page.getByRole('link', { name: 'Red', exact: true }).click()
  await expect(preview).not.toHaveAttribute('src', script ?? '')
  await expectGoodFor(page)

  await page.getByRole('textbox', { name: 'Text' }).fill('')
  await expect(preview).toBeHidden()
})

test('the cart shows the preview, and links to its content', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('boat-name-block')
  await page.getByRole('textbox', { name: 'Boat name' }).fill('Lake Effect')
  await product.addToCartButton.click()
  const drawer = new CartDrawer(page)
  const picture = drawer.lines.locator('img')
  await expect(picture).toHaveAttribute('src', /previews.*Lake\+Effect/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await drawer.lines.getByRole('link', { name: /^Edit your content/ }).click()
  await page.getByRole('textbox', { name: 'Boat name' }).fill('Lake Legend')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const cart = new CartPage(page)
  await expect(cart.lines.locator('img')).toHaveAttribute('src', /previews.*Lake\+Legend/)
  await expectGoodFor(page)
})

test('a failed preview is reported, and the last picture stays', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('boat-name-block')
  const name = page.getByRole('textbox', { name: 'Boat name' })
  await name.fill('Lake')
  const preview = page.getByRole('region', { name: /^Pictures of/ }).getByRole('img', { name: ALT })
  await expect(preview).toBeVisible()
  await page.route('**/api/previews/**', (route) => route.fulfill({ status: 500, json: {} }))
  await name.fill('Lake Effect')
  await expect(page.getByText('We couldn’t draw the preview just now.')).toBeVisible()
  await expect(preview).toBeVisible()
})

test('a decal without a photo in the chosen colour is drawn in it', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('diesel-and-dust')
  await page.getByRole('link', { name: 'Black', exact: true }).click()
  await expect(
    page.getByRole('region', { name: /^Pictures of/ }).getByRole('img', { name: ALT }),
  ).toBeVisible()
})

import sharp from 'sharp'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { CartPage } from '../pages/cart-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
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
  await expectAccessible(page)

  await page.getByRole('textbox', { name: 'Text' }).fill('')
  await expect(preview).toBeHidden()
})

test('cart and review show the preview, and the cart links to its content', async ({ page }) => {
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
  await expectAccessible(page)
  await cart.checkOut()
  const checkout = new CheckoutPage(page)
  await checkout.fillIn(niagaraBuyer)
  await checkout.review()
  await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', /previews.*Lake\+Legend/)
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

test('a product that a person lays out has no preview, and the page says so', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('life-ring-lettering')
  const said = page.getByRole('status').filter({ hasText: 'we set your words by hand' })
  await page.getByRole('textbox', { name: 'Boat name' }).fill('Second Wind')
  await expect(said).toBeVisible()
  await page.getByRole('textbox', { name: 'Boat name' }).fill('')
  await expect(said).toBeHidden()

  await product.open('construction-starter-pack')
  await page.getByRole('textbox', { name: 'Company name' }).fill('Niagara Roofing')
  await expect(page.getByText('You’ll see a proof before we make it.')).toBeVisible()
})

test('door lettering that a person lays out is drawn as a draft while its words are typed', async ({
  page,
}) => {
  const product = new ProductPage(page)
  await product.open('door-lettering-contractor')
  const preview = page.getByRole('region', { name: /^Pictures of/ }).getByRole('img', { name: ALT })
  await page.getByRole('textbox', { name: 'Company name' }).fill('Tremblay Roofing')
  await expect(preview).toBeVisible()
  const name = await preview.getAttribute('src')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('905 555 0199')
  await expect(preview).not.toHaveAttribute('src', name ?? '')
  await expect(page.getByText('A first draft.')).toBeVisible()
})

test('coarse artwork with fine lines is said on the page, and once more in the cart’s form', async ({
  page,
}) => {
  const product = new ProductPage(page)
  await product.open('custom-logo-decal')
  const lines = [20, 35, 50, 65, 80].map((y) => `<path d="M20 ${y}h60v.3H20z" fill="#111"/>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="300" height="300"><rect width="100" height="100" fill="#fff"/><circle cx="50" cy="50" r="49" fill="#fc0"/>${lines}</svg>`
  await page.getByRole('button', { name: 'Choose or upload a file' }).click()
  await page.getByLabel('Upload a file').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await sharp(Buffer.from(svg)).png().toBuffer(),
  })
  const said = page.getByRole('status').filter({ hasText: 'Your preview' })
  await expect(said).toContainText('only a pixel or two wide')
  await expectAccessible(page)
  await product.addToCartButton.click()
  await new CartDrawer(page).lines.getByRole('link', { name: /^Edit your content/ }).click()
  const form = page.getByRole('region', { name: /^Your content for/ })
  await expect(form).toContainText('Please look at this before you order:')
  await expect(form).toContainText(/dpi at this size/)
  await expect(form).toContainText('only a pixel or two wide')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toContainText('Saved. Please look at this before you order:')
  await form.getByRole('link', { name: 'Back to the cart' }).click()
  await expect(new CartPage(page).lines).toContainText('Your logo: logo.png')
})

import { jobListSchema } from '../../contract/job.ts'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { signInAsOperator } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { CartPage } from '../pages/cart-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { ProductPage } from '../pages/product-page.ts'

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><path d="M10 10h70v70H10z"/></svg>'

test('a roofer has a door lettered: text required, checked at the field, carried from the page to the job ticket', async ({
  page,
  baseURL,
  openOtherBrowser,
}) => {
  const product = new ProductPage(page)
  await product.open('door-lettering-contractor')
  await product.addToCartButton.click()
  const company = page.getByRole('textbox', { name: 'Company name' })
  await expect(company).toBeFocused()
  await expect(page.getByText('Please fill this in.').first()).toBeVisible()

  await company.fill('Noël Roofing 🏠')
  // The error appears while the buyer is still typing in the field.
  await expect(page.getByRole('alert').getByText('We can’t cut 🏠.')).toBeVisible()
  await expect(company).toBeFocused()
  await page.getByRole('textbox', { name: 'Phone number' }).fill('905 555 0142')
  await expect(company).toHaveAccessibleDescription(/Use letters \(accents are fine\)/)
  await expectAccessible(page)
  // An employee lays out this product, so the buyer has to approve a proof first. Until then, there is no delivery date.
  await expect(product.section('Delivery')).toContainText('business days after you approve your proof')
  await company.fill('Noël Roofing')
  await product.addToCartButton.click()

  const drawer = new CartDrawer(page)
  await expect(drawer.lines).toContainText('Company name: Noël Roofing')
  await expect(drawer.lines).toContainText('Proof first: we make it once you approve it.')
  await page.goto('/cart')
  const cart = new CartPage(page)
  await expect(cart.lines).toContainText('Proof first: we make it once you approve it.')
  await cart.lines.getByRole('link', { name: /^Edit your content/ }).click()
  await page.getByRole('textbox', { name: 'Trade' }).fill('Roofing & eaves')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(cart.lines).toContainText('Trade: Roofing & eaves')

  await cart.checkOut()
  const checkout = new CheckoutPage(page)
  await checkout.fillIn(niagaraBuyer)
  const order = await (await (await checkout.review()).place()).pay()
  await expect(order.items).toContainText('Company name: Noël Roofing')

  const { request } = await openOtherBrowser()
  await signInAsOperator(request, baseURL ?? '')
  const { jobs } = jobListSchema.parse(await (await request.get('/api/operator/jobs')).json())
  const job = jobs.findLast(({ title }) => title === 'Contractor Door Lettering')
  expect(job?.attributes).toEqual([
    { key: 'Company name', value: 'Noël Roofing' },
    { key: 'Trade', value: 'Roofing & eaves' },
    { key: 'Phone number', value: '905 555 0142' },
  ])
})

test('a café owner uploads the logo on the page, and the print room has the file', async ({
  page,
  baseURL,
  openOtherBrowser,
}) => {
  const product = new ProductPage(page)
  await product.open('custom-logo-decal')
  await product.addToCartButton.click()
  const choose = page.getByRole('button', { name: 'Choose or upload a file' })
  await expect(choose).toBeFocused()
  await expect(choose).toHaveAccessibleDescription(/Please add your artwork/)
  await choose.click()
  await page
    .getByLabel('Upload a file')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await expect(page.getByText('Attached: logo.svg')).toBeVisible()
  await expectAccessible(page)
  await product.addToCartButton.click()
  const drawer = new CartDrawer(page)
  await expect(drawer.lines).toContainText('Your logo: logo.svg')
  await expect(drawer.lines).not.toContainText('_artwork')

  const checkout = new CheckoutPage(await drawer.checkOut())
  await checkout.fillIn(niagaraBuyer)
  const order = await (await (await checkout.review()).place()).pay()
  await expect(order.items).toContainText('Your logo: logo.svg')

  const { request } = await openOtherBrowser()
  await signInAsOperator(request, baseURL ?? '')
  const { jobs } = jobListSchema.parse(await (await request.get('/api/operator/jobs')).json())
  const job = jobs.findLast(({ title }) => title === 'Your Logo, Die-Cut')
  expect(await (await request.get(job?.links.artwork ?? '')).text()).toBe(LOGO)
})

test.describe('without scripts', () => {
  // Expected errors in the browser's console: the 422 for a refused form.
  test.use({ javaScriptEnabled: false, expectedComplaint: /422/ })

  test('required personalization has to be given, or left to a designer', async ({ page }) => {
    await page.goto('/product/custom-logo-decal')
    await page.locator('form#buy').getByRole('button', { name: 'Add to Cart' }).click()
    const form = page.getByRole('region', { name: 'Your content for Your Logo, Die-Cut' })
    await expect(form).toContainText('Please add your artwork')
    await form.getByRole('checkbox', { name: /designer contact me/ }).check()
    await form.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(new CartPage(page).lines).toContainText('A designer contacts me: Yes')
  })
})

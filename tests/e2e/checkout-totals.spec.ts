import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartPage } from '../pages/cart-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { ProductPage } from '../pages/product-page.ts'

test('the totals follow the address as it is typed, and the newest response wins', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const tab = await (await product.addToCart()).checkOut()
  const checkout = new CheckoutPage(tab)
  await expect(checkout.totals).toContainText('Enter your address')
  const steps = tab.getByRole('list', { name: 'Checkout steps' })
  await expect(steps.locator('[aria-current=step]')).toContainText('Details')
  await expect(checkout.summary).toContainText("You won't be charged real money.")
  await expect(tab.getByRole('navigation')).toHaveCount(0)
  await expect(tab.getByRole('link', { name: 'Back to cart' })).toBeVisible()
  await expect(checkout.updateButton).toBeHidden()

  // Delays the first response until the second response has arrived.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let calls = 0
  await tab.route('**/totals', async (route) => {
    calls += 1
    if (calls === 1) await held
    await route.continue().catch(() => {})
  })
  await checkout.postalCode.fill('V5N 0T5')
  await expect.poll(() => calls).toBe(1)
  await checkout.postalCode.fill(niagaraBuyer.postalCode)
  await expect(checkout.totals).toContainText('Niagara regional delivery')
  release()
  await expect(checkout.totals).toContainText('CA$13.54')
  await expect(checkout.totals).not.toContainText('Enter your address')
  await tab.getByRole('radio', { name: /^Local pickup/ }).check()
  await expect(checkout.totals).toContainText('CA$5.64')
})

test.describe('without a response', () => {
  test.use({ expectedComplaint: /\/totals/ })

  test('the button is there', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open('bee-kind-bumper')
    const tab = await (await product.addToCart()).checkOut()
    const checkout = new CheckoutPage(tab)
    await expect(checkout.updateButton).toBeHidden()
    await tab.route('**/totals', (route) => route.abort())
    await checkout.postalCode.fill(niagaraBuyer.postalCode)
    await checkout.updateButton.click()
    await expect(checkout.totals).toContainText('Niagara regional delivery')
  })
})

test('the list of provinces becomes a list of states, labelled accordingly', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const tab = await (await product.addToCart()).checkOut()
  await expect(tab.getByLabel('Province', { exact: true })).toHaveValue('ON')
  await tab.getByLabel('Country').selectOption({ label: 'United States' })
  const states = tab.getByLabel('State', { exact: true })
  await expect(states).toHaveValue('')
  await expect(states.getByRole('option')).toHaveCount(52)
  await expect(tab.getByLabel('ZIP code', { exact: true })).toBeVisible()
  await states.selectOption({ label: 'Texas' })
  await tab.getByLabel('ZIP code', { exact: true }).fill('78701')
  await expect(new CheckoutPage(tab).totals).toContainText('Shipping to the United States')
  await tab.getByLabel('Country').selectOption({ label: 'Canada' })
  await expect(tab.getByLabel('Province', { exact: true })).toHaveValue('')
})

test('one tap corrects an address, and the province follows the postal code', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const tab = await (await product.addToCart()).checkOut()
  const checkout = new CheckoutPage(tab)
  await checkout.email.fill('robin@gmial.com')
  await tab.getByRole('button', { name: 'robin@gmail.com' }).click()
  await expect(checkout.email).toHaveValue('robin@gmail.com')
  await expect(tab.getByRole('button', { name: 'robin@gmail.com' })).toBeHidden()

  const province = tab.getByLabel('Province', { exact: true })
  await checkout.postalCode.fill('T2P 1J9')
  await expect(province).toHaveValue('AB')
  await expect(checkout.totals).toContainText('GST 5%')
  await checkout.postalCode.fill(niagaraBuyer.postalCode)
  await expect(province).toHaveValue('ON')
  await expect(tab.getByLabel('City')).toHaveValue('St. Catharines')
  // The shopper has selected the wrong province. The shop doesn't correct the province but suggests the right province.
  await province.selectOption({ label: 'Manitoba' })
  await tab.getByRole('button', { name: 'Use Ontario' }).click()
  await expect(province).toHaveValue('ON')
  await expect(checkout.totals).toContainText('HST 13%')

  await tab.getByLabel('Country').selectOption({ label: 'United States' })
  await checkout.postalCode.fill('78701')
  await expect(tab.getByLabel('State', { exact: true })).toHaveValue('TX')
  await expect(checkout.totals).toContainText('US duties, taxes and fees aren’t included.')
  await expectAccessible(tab)
})

test('a postal code typed before hydration fills in city and province', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const tab = await (await product.addToCart()).checkOut()
  const checkout = new CheckoutPage(tab)
  await expect(checkout.heading).toBeVisible()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await tab.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await tab.reload({ waitUntil: 'domcontentloaded' })
  await checkout.postalCode.fill(niagaraBuyer.postalCode)
  release()
  await expect(tab.getByLabel('City')).toHaveValue('St. Catharines')
  await expect(tab.getByLabel('Province', { exact: true })).toHaveValue('ON')
  await expect(checkout.totals).toContainText('HST 13%')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a code has its own button, and Enter submits the form', async ({ page }) => {
    await page.goto('/product/bee-kind-bumper')
    await new ProductPage(page).addToCartButton.click()
    await new CartPage(page).checkOut()
    const checkout = new CheckoutPage(page)
    await checkout.useCode('WELCOME10')
    await expect(checkout.totals).toContainText('Discount (WELCOME10)−CA$0.50')
    await expect(checkout.updateButton).toBeVisible()
    await checkout.email.press('Enter')
    await expect(checkout.alert.first()).toContainText('Please check your details')
  })
})

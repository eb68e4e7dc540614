import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { neighbour } from '../fixtures/buyer.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartPage } from '../pages/cart-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { ProductPage } from '../pages/product-page.ts'
import { visit } from '../pages/visit.ts'

// A 404 is reported by the browser itself.
test.use({ expectedComplaint: /status of 404/ })

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

for (const [name, path] of [
  ['home', '/'],
  ['the shop', '/shop'],
  ['a collection', '/collection/vehicle-decals'],
  ['a product', '/product/niagara-wolf-badge'],
  ['My Designs', '/my-designs'],
  ['Design Inspiration', '/design-inspiration'],
  ['a missing page', '/no/such/page'],
  ['a missing product', '/product/no-such-decal'],
] as const) {
  test(`${name} is accessible and fits a phone`, async ({ page }) => {
    await page.setViewportSize(phone)
    await visit(page, path)
    await expectGoodFor(page)
  })
}

test('the way from the cart to the order is accessible and fits a phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize(phone)
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const drawer = await product.addToCart()
  await expect(drawer.lines).toHaveCount(1)
  await expectGoodFor(page)
  await drawer.continueShopping.click()

  await visit(page, '/cart')
  const cart = new CartPage(page)
  await expect(cart.heading).toHaveText('Your Cart (1)')
  await expectGoodFor(page)

  await cart.checkOut()
  const checkout = new CheckoutPage(page)
  await expect(checkout.heading).toBeVisible()
  await checkout.review()
  await expect(page.getByRole('alert').first()).toContainText('Please check your details')
  await expectGoodFor(page)

  await checkout.fillIn(neighbour)
  const review = await checkout.review()
  await expect(review.heading).toBeVisible()
  await expectGoodFor(page)

  const payment = await review.place()
  await expect(payment.notice).toBeVisible()
  await expectGoodFor(page)

  const order = await payment.pay()
  await expect(order.heading).toBeVisible()
  await expectGoodFor(page)
})

/** No finding of axe, and nothing beside the screen, on a phone and on a desk. */
async function expectGoodFor(page: Page): Promise<void> {
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await layOutEverything(page)
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    const findings = violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ html }) => html).slice(0, 3),
    }))
    expect(findings, `${page.url()} at ${size.width} px`).toEqual([])
    const beside = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beside, `pixels beside the screen of ${size.width}`).toBeLessThanOrEqual(0)
  }
}

/** What is far below the screen has guessed places only until somebody comes near, and axe would measure those. */
async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) {
      if (!(element instanceof HTMLElement)) continue
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    }
  })
}

import type { Page } from '@playwright/test'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartPage } from '../pages/cart-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { ProductPage } from '../pages/product-page.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('on a phone, a shopper is led to missing fields, and back to the totals', async ({ page }) => {
      const tab = javaScriptEnabled ? await checkOutByDrawer(page) : await checkOutByCart(page)
      const checkout = new CheckoutPage(tab)
      await checkout.review()
      await expect(checkout.alert.first()).toBeFocused()
      await expect(checkout.alert.first()).toBeInViewport()
      await expect(tab).toHaveTitle(/^Error: Checkout/)
      await checkout.alert.first().getByRole('link', { name: 'Last name' }).click()
      await expect(tab.getByLabel('Last name')).toBeFocused()
      await expect(tab.getByLabel('Last name')).toBeInViewport()

      await checkout.fillIn({ ...niagaraBuyer, email: `robin-${Date.now()}@example.com` })
      await checkout.useCode('BADCODE')
      await expect(checkout.totals).toBeFocused()
      await expect(checkout.totals).toHaveAccessibleDescription('We don’t recognize this discount code.')
      await expect(checkout.discountCode).toBeInViewport()
      await expect(checkout.alert.first()).toContainText(
        'Discount code: We don’t recognize this discount code.',
      )
      await expect(tab).toHaveTitle(/^Error: Checkout/)

      await checkout.useCode('WELCOME10')
      await expect(checkout.totals).toBeFocused()
      await expect(checkout.discountCode).toBeInViewport()
      await expect(checkout.totals).toContainText('Discount (WELCOME10)−CA$0.50')
      await expect(tab).toHaveTitle(/^Checkout/)
    })
  })
}

async function checkOutByDrawer(page: Page): Promise<Page> {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const drawer = await product.addToCart()
  await expect(drawer.lines).toHaveCount(1)
  return drawer.checkOut()
}

async function checkOutByCart(page: Page): Promise<Page> {
  await page.goto('/product/bee-kind-bumper')
  await new ProductPage(page).addToCartButton.click()
  await new CartPage(page).checkOut()
  return page
}

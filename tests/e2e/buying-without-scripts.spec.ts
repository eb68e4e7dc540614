import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartPage } from '../pages/cart-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { ProductGrid } from '../pages/product-grid.ts'
import { ProductPage } from '../pages/product-page.ts'

test.use({ javaScriptEnabled: false })

test('a shopper without scripts walks from the home page to an order', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Shop Vehicle Decals' }).click()
  await new ProductGrid(page).link('Howling Wolf Round Badge').click()

  const product = new ProductPage(page)
  await product.choice('10 in').click()
  await product.quantity.fill('3')
  await product.addToCartButton.click()

  const cart = new CartPage(page)
  await expect(page).toHaveURL('/cart')
  await expect(cart.heading).toHaveText('Your Cart (3)')
  await expect(cart.summary).toContainText('Subtotal CA$65.97')
  await cart.changeQuantity('Howling Wolf Round Badge - 10 in / Gloss', 1)
  await expect(cart.summary).toContainText('Subtotal CA$21.99')
  await cart.checkOut()

  const checkout = new CheckoutPage(page)
  await checkout.fillIn(niagaraBuyer)
  await checkout.note.fill('For a red canoe')
  const review = await checkout.review()
  await expect(review.facts).toContainText('For a red canoe')
  // The tax is 13 % of 28.98: 21.99 for the item and 6.99 for shipping.
  await expect(review.amount(/^HST 13/)).toHaveText('CA$3.77')
  await expect(review.amount(/^Total/)).toHaveText('CA$32.75')
  const payment = await review.place()
  const order = await payment.pay()
  await expect(order.heading).toBeVisible()
  await expect(order.facts).toContainText('For a red canoe')
  await expect(order.amount(/^Total/)).toHaveText('CA$32.75')

  await page.goto('/cart')
  await expect(cart.heading).toHaveText('Your cart is empty.')
})

test('removing the last line leaves an empty cart', async ({ page }) => {
  const product = new ProductPage(page)
  await page.goto('/product/bee-kind-bumper')
  await product.addToCartButton.click()
  const cart = new CartPage(page)
  await cart.remove('Bee Kind')
  await expect(cart.heading).toHaveText('Your cart is empty.')
  await expect(page.getByRole('link', { name: 'Start Shopping' })).toBeVisible()
})

test('a form sorts the shop page', async ({ page }) => {
  await page.goto('/shop')
  await page.getByLabel('Sort by').selectOption({ label: 'Price: Low to High' })
  await page.getByRole('button', { name: 'Sort' }).click()
  await expect(page).toHaveURL('/shop?sort=price-low')
  const prices = await new ProductGrid(page).prices()
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
})

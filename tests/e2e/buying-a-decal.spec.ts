import { niagaraBuyer } from '../fixtures/buyer.ts'
import { findEmail } from '../fixtures/mailbox.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CheckoutPage, ReviewPage } from '../pages/checkout-page.ts'
import { ProductGrid } from '../pages/product-grid.ts'
import { ProductPage } from '../pages/product-page.ts'
import { findToast } from '../pages/toast.ts'
import { visit } from '../pages/visit.ts'

test('a shopper walks from the home page to an order', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'Shop Vehicle Decals' }).click()
  await expect(page).toHaveURL('/collection/vehicle-decals')
  await new ProductGrid(page).link('Howling Wolf Round Badge').click()

  const product = new ProductPage(page)
  await expect(product.title).toHaveText('Howling Wolf Round Badge')
  await product.choice('10 in').click()
  await expect(product.choice('10 in')).toHaveAttribute('aria-current', 'true')
  const drawer = await product.addToCart()

  await expect(findToast(page)).toContainText('Added to cart')
  await expect(drawer.dialog.getByRole('heading')).toHaveText('Your Cart (1)')
  const line = drawer.line('Howling Wolf Round Badge - 10 in / Gloss')
  await expect(line.quantity).toHaveValue('1')
  await expect(drawer.subtotal).toHaveText('Subtotal CA$21.99')
  await expect(drawer.dialog.getByText('Shipping and taxes calculated at checkout')).toBeVisible()

  await line.plus.click()
  await expect(line.quantity).toHaveValue('2')
  await expect(drawer.subtotal).toHaveText('Subtotal CA$43.98')

  const tab = await drawer.checkOut()
  const checkout = new CheckoutPage(tab)
  await expect(checkout.heading).toBeVisible()
  await checkout.fillIn(niagaraBuyer)
  await expect(checkout.summary).toContainText('Niagara regional delivery')
  const review = await checkout.review()

  await expect(review.heading).toBeVisible()
  await expect(review.items).toContainText('Howling Wolf Round Badge')
  await expect(review.facts).toContainText('12 Geneva Street')
  await expect(review.amount(/^Subtotal/)).toHaveText('CA$43.98')
  await expect(review.amount(/^Niagara regional delivery/)).toHaveText('CA$6.99')
  // The tax is 13 % of 50.97 for items and shipping.
  await expect(review.amount(/^HST 13/)).toHaveText('CA$6.63')
  await expect(review.amount(/^Total/)).toHaveText('CA$57.60')

  const payment = await review.place()
  await expect(payment.notice).toBeVisible()
  const order = await payment.pay()
  await expect(order.heading).toBeVisible()
  await expect(order.amount(/^HST 13/)).toHaveText('CA$6.63')
  await expect(order.amount(/^Total/)).toHaveText('CA$57.60')
  await expect(order.items).toContainText('Quantity: 2')

  const number = await order.number()
  await expect(async () => {
    const mail = await findEmail(`Your order ${number}`)
    expect(mail).toContain(`To: ${niagaraBuyer.email}`)
    expect(mail).toContain('Total: CA$57.60')
    expect(mail).toContain(new URL(tab.url()).pathname)
  }).toPass({ timeout: 20_000 })

  // The first tab still shows the cart that has been ordered in the second tab. An item that is added now goes into a new cart.
  await drawer.continueShopping.click()
  await product.addToCart()
  await expect(line.quantity).toHaveValue('1')
  await expect(drawer.subtotal).toHaveText('Subtotal CA$21.99')

  // The checkout already knows the shopper's details from the last order, so it starts with the review.
  const nextTab = await drawer.checkOut()
  const again = new ReviewPage(nextTab)
  await expect(again.heading).toBeVisible()
  await expect(again.items).toContainText('Quantity: 1')
  await expect(again.facts).toContainText('12 Geneva Street')
  await expect(again.amount(/^Total/)).toHaveText('CA$32.75')
  await nextTab.getByRole('button', { name: 'Stop filling these in' }).click()
  const form = new CheckoutPage(nextTab)
  await expect(form.heading).toBeVisible()
  await expect(form.email).toHaveValue('')
})

import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { ProductPage } from '../pages/product-page.ts'
import { revisit } from '../pages/visit.ts'

test('a declined payment keeps the cart, and a second try succeeds', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const drawer = await product.addToCart()
  const tab = await drawer.checkOut()
  const checkout = new CheckoutPage(tab)
  await checkout.fillIn(niagaraBuyer)
  let review = await checkout.review()
  const payment = await review.place()
  review = await payment.decline()
  await expect(review.alert).toContainText('The payment was declined')
  await expect(review.alert).toContainText("You haven't been charged.")

  await revisit(page)
  await drawer.open()
  await expect(drawer.line('Bee Kind').quantity).toHaveValue('1')

  const second = await review.place()
  const order = await second.pay()
  await expect(order.heading).toBeVisible()
  // The total is 4.99 for items and 6.99 for delivery, plus 13 % tax.
  await expect(order.amount(/^Total/)).toHaveText('CA$13.54')
})

test('the contact details of a checkout are visible to its own visitor only', async ({
  page,
  openOtherBrowser,
}) => {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const tab = await (await product.addToCart()).checkOut()
  const checkout = new CheckoutPage(tab)
  await expect(checkout.heading).toBeVisible()
  const pathOfCheckout = new URL(tab.url()).pathname
  await checkout.fillIn(niagaraBuyer)
  const review = await checkout.review()
  await expect(review.facts).toContainText(niagaraBuyer.email)

  const stranger = await (await openOtherBrowser()).newPage()
  for (const path of [pathOfCheckout, `${pathOfCheckout}/review`]) {
    await stranger.goto(path)
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
    const seen = await stranger.content()
    for (const secret of [
      niagaraBuyer.email,
      niagaraBuyer.lastName,
      niagaraBuyer.street,
      niagaraBuyer.postalCode,
    ]) {
      expect(seen).not.toContain(secret)
    }
  }

  // Only the visitor who typed the details can see them.
  await tab.goto(pathOfCheckout)
  await expect(checkout.email).toHaveValue(niagaraBuyer.email)
})

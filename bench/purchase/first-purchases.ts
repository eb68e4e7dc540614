import { niagaraBuyer } from '../../tests/fixtures/buyer.ts'
import { CheckoutPage } from '../../tests/pages/checkout-page.ts'
import { CartDrawer } from '../../tests/pages/cart-drawer.ts'
import { DesignPage } from '../../tests/pages/design-page.ts'
import { ProductPage } from '../../tests/pages/product-page.ts'
import type { PhoneShopper } from './phone-shopper.ts'

export async function buyCatalogueDecal(shopper: PhoneShopper): Promise<void> {
  await shopper.open('/product/bee-kind-bumper', (page) => new ProductPage(page).addToCartButton)
  await addToCart(shopper)
  await checkOut(shopper)
}

export async function buyWithCustomText(shopper: PhoneShopper): Promise<void> {
  await shopper.open('/product/door-lettering-contractor', (page) => new ProductPage(page).addToCartButton)
  const field = (name: string) => shopper.page.getByRole('textbox', { name })
  await shopper.type(field('Company name'), 'Noël Roofing')
  await shopper.type(field('Phone number'), '905 555 0142')
  await addToCart(shopper)
  await checkOut(shopper)
}

export async function buyOwnDecal(shopper: PhoneShopper): Promise<void> {
  await shopper.open('/design-generator', (page) => new DesignPage(page).prompt)
  const design = new DesignPage(shopper.page)
  await shopper.type(design.prompt, 'walleye with “Lake Erie Crew”')
  await shopper.tap(design.generateButton, design.concepts.first())
  await shopper.tapIntoNewTab(design.checkoutButton, (page) => new CheckoutPage(page).heading)
  await payFor(shopper)
}

async function addToCart(shopper: PhoneShopper): Promise<void> {
  const drawer = new CartDrawer(shopper.page)
  await shopper.tap(new ProductPage(shopper.page).addToCartButton, drawer.lines.first())
}

async function checkOut(shopper: PhoneShopper): Promise<void> {
  const { dialog } = new CartDrawer(shopper.page)
  const proceed = dialog.getByRole('button', { name: 'Proceed to Checkout' })
  await shopper.tapIntoNewTab(proceed, (page) => new CheckoutPage(page).heading)
  await payFor(shopper)
}

/** Goes from the checkout form to the thank-you page, paying with the demo provider. */
async function payFor(shopper: PhoneShopper): Promise<void> {
  const { page } = shopper
  const checkout = new CheckoutPage(page)
  await shopper.type(checkout.email, niagaraBuyer.email)
  await shopper.type(page.getByLabel('First name'), niagaraBuyer.firstName)
  await shopper.type(page.getByLabel('Last name'), niagaraBuyer.lastName)
  await shopper.type(page.getByLabel('Street address'), niagaraBuyer.street)
  await shopper.type(page.getByLabel('City'), niagaraBuyer.city)
  await shopper.type(checkout.postalCode, niagaraBuyer.postalCode)
  await shopper.choose(page.getByLabel(/^(Province|State)/), niagaraBuyer.province)
  const place = page.getByRole('button', { name: 'Place order and pay' })
  await shopper.tap(page.getByRole('button', { name: 'Review order' }), place)
  const pay = page.getByRole('button', { name: /^Pay/ })
  await shopper.tap(place, pay)
  await shopper.tap(pay, page.getByRole('heading', { level: 1, name: 'Thank you for your order' }))
}

import { putIntoCart } from '../fixtures/cart-calls.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { CartPage } from '../pages/cart-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { ProductPage } from '../pages/product-page.ts'
import { findToast } from '../pages/toast.ts'
import { revisit, visit, waitUntilInteractive } from '../pages/visit.ts'

const beeKind = 'Bee Kind'

test('a quantity typed on the cart page counts at the checkout, though nobody pressed Update', async ({
  page,
}) => {
  await putIntoCart(page, 'bee-kind-bumper')
  await visit(page, '/cart')
  const cart = new CartPage(page)
  await cart.lines.filter({ hasText: beeKind }).getByRole('spinbutton').fill('5')
  await cart.checkOut()
  await expect(cart.heading).toHaveText('Your Cart (5)')
  await waitUntilInteractive(page)
  await cart.checkOut()
  await expect(new CheckoutPage(page).summary).toContainText('CA$24.95')
})

test.describe('in the drawer', () => {
  // Expected errors in the browser's console: the 422 for a discount code, and requests that the test aborts.
  test.use({ expectedComplaint: /422 .*\/discount|ERR_FAILED.*graphql/ })

  test.beforeEach(async ({ page }) => {
    await putIntoCart(page, 'bee-kind-bumper')
  })

  test('Undo restores a removed item', async ({ page }) => {
    const drawer = new CartDrawer(page)
    await drawer.line(beeKind).removeButton.click()
    await expect(findToast(page)).toContainText('Item removed')
    // A toast stays while the pointer is over it.
    await findToast(page).hover()
    await expect(drawer.emptyNote).toBeVisible()
    await findToast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(drawer.line(beeKind).quantity).toHaveValue('1')
    await expect(drawer.subtotal).toHaveText('Subtotal CA$4.99')
  })

  test('Back closes the panel and stays on the page, and a code shows the remaining total', async ({
    page,
  }) => {
    const drawer = new CartDrawer(page)
    const url = page.url()
    await expect(drawer.dialog).toBeVisible()
    await page.goBack()
    await expect(drawer.dialog).toBeHidden()
    expect(page.url()).toBe(url)
    await drawer.open()
    await drawer.dialog.getByText('Add a discount code').click()
    await drawer.dialog.getByRole('textbox', { name: /^Discount code/ }).fill('WELCOME10')
    await drawer.dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(drawer.dialog.getByText(/^After discount/)).toHaveText('After discount CA$4.49')
    await drawer.closeButton.click()
    await expect(drawer.dialog).toBeHidden()
    // The open panel must leave no entry in the browser's history, so that going back leads to the previous page.
    await expect.poll(() => page.evaluate(() => history.state?.panel ?? null)).toBeNull()
  })

  test('an item saved for later stays saved, and can be moved back', async ({ page }) => {
    const drawer = new CartDrawer(page)
    await drawer.dialog.getByRole('button', { name: /^Save for later: Bee Kind/ }).click()
    await expect(drawer.dialog.getByRole('heading', { name: 'Saved for later (1)' })).toBeVisible()
    await expect(drawer.lines).toHaveCount(0)
    await revisit(page)
    await drawer.open()
    await drawer.dialog.getByRole('button', { name: /^Move to cart: Bee Kind/ }).click()
    await expect(drawer.line(beeKind).quantity).toHaveValue('1')
    await expect(drawer.dialog.getByRole('heading', { name: /^Saved for later/ })).toHaveCount(0)
  })

  test('lines and saved items link to their product', async ({ page }) => {
    await visit(page, '/shop')
    const drawer = new CartDrawer(page)
    await drawer.open()
    await drawer.line(beeKind).row.getByRole('link', { name: beeKind }).click()
    await expect(page).toHaveURL('/product/bee-kind-bumper')
    await expect(drawer.dialog).toBeHidden()
    await expect(new ProductPage(page).title).toHaveText(beeKind)
    await visit(page, '/shop')
    await drawer.open()
    await drawer.dialog.getByRole('button', { name: /^Save for later: Bee Kind/ }).click()
    await expect(drawer.lines).toHaveCount(0)
    await drawer.dialog.getByRole('link', { name: beeKind }).click()
    await expect(page).toHaveURL('/product/bee-kind-bumper')
    await expect(drawer.dialog).toBeHidden()
  })

  test('a cart line stored by an older build is shown without its link', async ({ page }) => {
    await page.route('**/api/2024-04/graphql.json', (route) => route.abort())
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cartCopy'))).toContain(beeKind)
    await page.evaluate(() => {
      const copy = localStorage.getItem('cartCopy') ?? '[]'
      localStorage.setItem(
        'cartCopy',
        copy.replaceAll(/"(?:handle|productTitle|variantTitle)":"[^"]*",/g, ''),
      )
    })
    await revisit(page)
    const drawer = new CartDrawer(page)
    await drawer.open()
    await expect(drawer.line(beeKind).row).toBeVisible()
    await expect(drawer.line(beeKind).row.getByRole('link')).toHaveCount(0)
  })

  test('a code and a note are carried over to checkout', async ({ page }) => {
    const drawer = new CartDrawer(page)
    await drawer.dialog.getByText('Add a discount code').click()
    const code = drawer.dialog.getByRole('textbox', { name: /^Discount code/ })
    await code.fill('NEVER')
    await drawer.dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(drawer.dialog.getByText('We don’t recognize this discount code.')).toBeVisible()
    await code.fill('welcome10')
    await drawer.dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(drawer.dialog.getByText('Discount code WELCOME10')).toContainText('−CA$0.50')
    await drawer.dialog.getByText('Add an order note').click()
    await drawer.dialog.getByRole('textbox', { name: /^Order note/ }).fill('For a red canoe')
    await drawer.dialog.getByRole('button', { name: 'Save note' }).click()
    await expect(drawer.dialog.getByText('Note saved.')).toBeVisible()
    const checkout = await drawer.checkOut()
    await expect(checkout.getByRole('textbox', { name: /^Discount code/ })).toHaveValue('WELCOME10')
    await expect(checkout.getByRole('textbox', { name: /note/i })).toHaveValue('For a red canoe')
  })

  test('shows the free-shipping progress, and promises no more than that', async ({ page }) => {
    const drawer = new CartDrawer(page)
    const way = drawer.dialog.getByText(/ within Canada/)
    await expect(way).toHaveText('Add CA$70.02 for free shipping within Canada (orders over $75).')
    await drawer.line(beeKind).quantity.fill('16')
    await drawer.line(beeKind).quantity.blur()
    await expect(way).toHaveText('Shipping within Canada is free for this order.')
  })

  test("parts that load after the lines don't move them from under a finger", async ({ page }) => {
    const drawer = new CartDrawer(page)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/extras', async (route) => {
      await held
      await route.continue()
    })
    await revisit(page)
    await drawer.open()
    const { removeButton } = drawer.line(beeKind)
    await expect(removeButton).toBeVisible()
    // Compares only the vertical position, because the drawer may still be sliding in from the side.
    const top = async () => (await removeButton.boundingBox())?.y
    const before = await top()
    release()
    await expect(drawer.dialog.getByText(/ within Canada/)).toBeVisible()
    expect(await top()).toBe(before)
  })

  test('every step is reported to the data layer, each once', async ({ page }) => {
    const drawer = new CartDrawer(page)
    await drawer.line(beeKind).removeButton.click()
    await expect(drawer.emptyNote).toBeVisible()
    const noted = await page.evaluate(() =>
      (window.dataLayer ?? []).map(({ event, event_id }) => ({ event, event_id })),
    )
    const names = noted.map(({ event }) => event)
    for (const name of ['page_view', 'view_item', 'add_to_cart', 'cart_view', 'remove_from_cart'])
      expect(names).toContain(name)
    expect(new Set(noted.map(({ event_id }) => event_id)).size).toBe(noted.length)
  })
})

test('a click on a call to action is reported', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Shop Vehicle Decals' }).click()
  const clicked = await page.evaluate(() =>
    (window.dataLayer ?? []).filter(({ event }) => event === 'cta_click'),
  )
  expect(clicked).toMatchObject([{ event: 'cta_click', link_url: '/collection/vehicle-decals' }])
})

test('a link with a discount confirms on any page that its code is saved', async ({ page }) => {
  await visit(page, '/discount/WELCOME10')
  await expect(page).toHaveURL('/')
  await expect(findToast(page)).toContainText('Code WELCOME10 is saved for your cart')
  await revisit(page)
  await expect(findToast(page)).toBeHidden()
  await putIntoCart(page, 'bee-kind-bumper')
  await expect(new CartDrawer(page).dialog.getByText('Discount code WELCOME10')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('undo, save, code and note are forms', async ({ page }) => {
    await page.goto('/product/bee-kind-bumper')
    await new ProductPage(page).addToCartButton.click()
    const cart = new CartPage(page)
    await cart.remove('Bee Kind')
    await expect(page.getByText('Item removed')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cart.heading).toHaveText('Your Cart (1)')

    await page.getByRole('textbox', { name: /^Discount code/ }).fill('gamer15')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(cart.summary).toContainText('This discount code doesn’t apply to anything in your cart.')
    await page.getByRole('button', { name: 'Remove code GAMER15' }).click()

    await page.getByRole('textbox', { name: /^Order note/ }).fill('Number 7')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByRole('textbox', { name: /^Order note/ })).toHaveValue('Number 7')

    await page.getByRole('button', { name: /^Save for later: Bee Kind/ }).click()
    await expect(cart.heading).toHaveText('Your cart is empty.')
    await page.getByRole('button', { name: /^Move to cart: Bee Kind/ }).click()
    await expect(cart.heading).toHaveText('Your Cart (1)')
  })

  test('a link applies a discount, another one adds items', async ({ page }) => {
    await page.goto('/discount/WELCOME10?redirect=/product/bee-kind-bumper')
    await expect(page).toHaveURL('/product/bee-kind-bumper')
    await new ProductPage(page).addToCartButton.click()
    const cart = new CartPage(page)
    await expect(cart.summary).toContainText('Discount code WELCOME10')
    await page.goto('/cart/99999999:2')
    await expect(page.getByRole('alert')).toHaveText('One item in the link is no longer sold here.')
  })
})

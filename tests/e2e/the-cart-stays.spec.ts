import { findCartIdOnPage, waitForCartChange, putIntoCart } from '../fixtures/cart-calls.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { ProductPage } from '../pages/product-page.ts'
import { ShopHeader } from '../pages/shop-header.ts'
import { findToast } from '../pages/toast.ts'
import { revisit, visit } from '../pages/visit.ts'

const beeKind = 'Bee Kind'

test.beforeEach(async ({ page }) => {
  await putIntoCart(page, 'bee-kind-bumper')
})

test('the cart survives a reload', async ({ page }) => {
  const drawer = new CartDrawer(page)
  await expect(drawer.line(beeKind).quantity).toHaveValue('1')
  await revisit(page)
  await expect(page.getByRole('link', { name: 'Cart 1 item' })).toBeVisible()
  await drawer.open()
  await expect(drawer.line(beeKind).quantity).toHaveValue('1')
  await expect(drawer.subtotal).toHaveText('Subtotal CA$4.99')
})

test('a second tab shows and changes the same cart', async ({ page, context }) => {
  const second = await context.newPage()
  await visit(second, '/shop')
  const drawer = new CartDrawer(second)
  await drawer.open()
  const answer = waitForCartChange(second, 'CartLinesUpdate')
  await drawer.line(beeKind).plus.click()
  await answer

  await revisit(page)
  const first = new CartDrawer(page)
  await first.open()
  await expect(first.line(beeKind).quantity).toHaveValue('2')
})

test('the header counts a cart that was created on the previous page, or in another tab', async ({
  page,
}) => {
  const id = await findCartIdOnPage(page)
  await page.evaluate(() => localStorage.removeItem('cartId'))
  await page.context().clearCookies({ name: 'cartId' })
  await revisit(page)
  const { cart } = new ShopHeader(page)
  await expect(cart).toHaveAccessibleName('Cart')
  await page.evaluate((begun) => {
    localStorage.setItem('cartId', begun ?? '')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, id)
  await expect(cart).toHaveAccessibleName('Cart 1 item')
})

test('a cart unknown to the server is replaced', async ({ page }) => {
  const known = await findCartIdOnPage(page)
  const lost = 'gid://shopify/Cart/000000000000000000000A'
  await page.evaluate((id) => localStorage.setItem('cartId', id), lost)
  await revisit(page)
  const drawer = new CartDrawer(page)
  await drawer.open()
  await expect(drawer.emptyNote).toBeVisible()
  await drawer.startShopping.click()

  const answer = waitForCartChange(page, 'CartLinesAdd')
  await new ProductPage(page).addToCart()
  await answer
  await expect(drawer.line(beeKind).quantity).toHaveValue('1')
  await expect.poll(() => findCartIdOnPage(page)).not.toBe(lost)
  expect(await findCartIdOnPage(page)).not.toBe(known)
})

test('a removed line stays removed', async ({ page }) => {
  const drawer = new CartDrawer(page)
  const answer = waitForCartChange(page, 'CartLinesRemove')
  await drawer.line(beeKind).removeButton.click()
  await expect(findToast(page)).toContainText('Item removed')
  await expect(drawer.emptyNote).toBeVisible()
  await answer

  await revisit(page)
  await drawer.open()
  await expect(drawer.emptyNote).toBeVisible()
  await drawer.startShopping.click()
  await expect(drawer.dialog).toBeHidden()
})

test('ten quick clicks on plus add ten, and the server agrees', async ({ page }) => {
  const drawer = new CartDrawer(page)
  const { plus, minus, quantity } = drawer.line(beeKind)
  await expect(minus).toBeDisabled()
  for (let click = 0; click < 10; click += 1) await plus.click()
  await expect(quantity).toHaveValue('11')
  await expect(drawer.subtotal).toHaveText('Subtotal CA$54.89')

  // Several clicks are sent together. The last request contains the final quantity.
  await expect(async () => {
    await revisit(page)
    await drawer.open()
    await expect(quantity).toHaveValue('11', { timeout: 2000 })
  }).toPass()
  await expect(drawer.subtotal).toHaveText('Subtotal CA$54.89')
})

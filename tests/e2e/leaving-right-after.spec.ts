import { dropNextCall } from '../fixtures/cart-calls.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { CartPage } from '../pages/cart-page.ts'
import { ProductPage } from '../pages/product-page.ts'
import { visit } from '../pages/visit.ts'

test.describe('an item added to a first cart just before the page is left', () => {
  test.beforeEach(async ({ page }) => {
    const product = new ProductPage(page)
    await product.open('bee-kind-bumper')
    const beginning = await dropNextCall(page, 'CartCreate')
    await expect((await product.addToCart()).lines).toHaveCount(1)
    await beginning.made
  })

  test('is in it on the next page', async ({ page }) => {
    await visit(page, '/shop')
    await expect(page.getByRole('link', { name: 'Cart 1 item' })).toBeVisible()
    const drawer = new CartDrawer(page)
    await drawer.open()
    await expect(drawer.line('Bee Kind').quantity).toHaveValue('1')
  })

  test('is on the cart page, if that is next', async ({ page }) => {
    await visit(page, '/cart')
    await expect(new CartPage(page).lines.filter({ hasText: 'Bee Kind' })).toHaveCount(1)
  })
})

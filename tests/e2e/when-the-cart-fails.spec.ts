import { cutOff, nextCartChange } from '../fixtures/cart-calls.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { ProductPage } from '../pages/product-page.ts'
import { toast } from '../pages/toast.ts'
import { revisit } from '../pages/visit.ts'

test.use({ expectedComplaint: /net::ERR_FAILED.*graphql/ })

const beeKind = 'Bee Kind'

test('what could not be added is taken back', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const connection = await cutOff(page, ['CartLinesAdd'])
  const drawer = await product.addToCart()
  await expect(toast(page)).toContainText('Failed to add item to cart. Please try again.')
  await expect(drawer.emptyNote).toBeVisible()

  await connection.mend()
  await drawer.startShopping.click()
  await product.addToCart()
  await expect(drawer.line(beeKind).quantity).toHaveValue('1')
})

test('without any connection the words are those of what was tried', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  await cutOff(page, ['CartCreate', 'Cart', 'CartLinesAdd'])
  const drawer = await product.addToCart()
  await expect(drawer.emptyNote).toBeVisible()
  await expect(toast(page)).toContainText('Failed to add item to cart. Please try again.')
})

test.describe('with something in the cart', () => {
  test.beforeEach(async ({ page }) => {
    const product = new ProductPage(page)
    await product.open('bee-kind-bumper')
    const added = nextCartChange(page, 'CartLinesAdd')
    await product.addToCart()
    await added
  })

  test('a quantity that could not be changed is the old one again', async ({ page }) => {
    const drawer = new CartDrawer(page)
    await cutOff(page, ['CartLinesUpdate'])
    await drawer.line(beeKind).plus.click()
    await expect(toast(page)).toContainText('Failed to update item quantity. Please try again.')
    await expect(drawer.line(beeKind).quantity).toHaveValue('1')
    await expect(drawer.subtotal).toHaveText('Subtotal CA$4.99')
  })

  test('a line that could not be removed comes back', async ({ page }) => {
    const drawer = new CartDrawer(page)
    await cutOff(page, ['CartLinesRemove'])
    await drawer.line(beeKind).removeButton.click()
    await expect(toast(page)).toContainText('Failed to remove item from cart. Please try again.')
    await expect(drawer.line(beeKind).row).toBeVisible()
  })

  test('a checkout that cannot be reached says so and closes its tab', async ({ page, context }) => {
    const drawer = new CartDrawer(page)
    await cutOff(page, ['Cart'])
    const tab = await drawer.checkOut()
    await expect(toast(page)).toContainText('Checkout Error')
    await expect(toast(page)).toContainText('Failed to proceed to checkout. Please try again.')
    await expect.poll(() => tab.isClosed()).toBe(true)
    expect(context.pages()).toEqual([page])
  })

  test('a stored cart that cannot be fetched is not lost', async ({ page }) => {
    const connection = await cutOff(page, ['Cart'])
    await revisit(page)
    await expect(toast(page)).toContainText('Failed to initialize cart. Please refresh the page.')
    await connection.mend()
    await revisit(page)
    const drawer = new CartDrawer(page)
    await drawer.open()
    await expect(drawer.line(beeKind).quantity).toHaveValue('1')
  })
})

import type { Page } from '@playwright/test'
import { failCartCalls, type CartCallFailure, holdCartCalls, putIntoCart } from '../fixtures/cart-calls.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { ProductPage } from '../pages/product-page.ts'
import { findToast } from '../pages/toast.ts'
import { revisit } from '../pages/visit.ts'

test.use({ expectedComplaint: /(?:net::ERR_FAILED|status of 50[23]).*graphql/ })

const beeKind = 'Bee Kind'

const failures: readonly CartCallFailure[] = ['no answer', 'a 503 of the shop', 'a 502 page of a proxy']

test("an item that couldn't be added is removed again", async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const connection = await failCartCalls(page, ['CartLinesAdd'])
  const drawer = await product.addToCart()
  await expect(findToast(page)).toContainText('Failed to add item to cart. Please try again.')
  await expect(drawer.emptyNote).toBeVisible()

  await connection.mend()
  await drawer.startShopping.click()
  await product.addToCart()
  await expect(drawer.line(beeKind).quantity).toHaveValue('1')
})

test("checkout stays closed if the item couldn't be added, and the reason stays", async ({
  page,
  context,
}) => {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const connection = await holdCartCalls(page, ['CartLinesAdd'])
  const drawer = await product.addToCart()
  const tab = await drawer.checkOut()
  await connection.fail()
  await expect.poll(() => tab.isClosed()).toBe(true)
  expect(context.pages()).toEqual([page])
  await expect(findToast(page)).toContainText('Failed to add item to cart. Please try again.')
  await expect(drawer.emptyNote).toBeVisible()
})

test('without a connection the message is about the attempted action', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  await failCartCalls(page, ['CartCreate', 'Cart', 'CartLinesAdd'])
  const drawer = await product.addToCart()
  await expect(drawer.emptyNote).toBeVisible()
  await expect(findToast(page)).toContainText('Failed to add item to cart. Please try again.')
})

test.describe('with an item in the cart', () => {
  test.beforeEach(async ({ page }) => {
    await putIntoCart(page, 'bee-kind-bumper')
  })

  test("a quantity that couldn't be changed is reset", async ({ page }) => {
    const drawer = new CartDrawer(page)
    await failCartCalls(page, ['CartLinesUpdate'])
    await drawer.line(beeKind).plus.click()
    await expect(findToast(page)).toContainText('Failed to update item quantity. Please try again.')
    await expect(drawer.line(beeKind).quantity).toHaveValue('1')
    await expect(drawer.subtotal).toHaveText('Subtotal CA$4.99')
  })

  test("a line that couldn't be removed comes back", async ({ page }) => {
    const drawer = new CartDrawer(page)
    await failCartCalls(page, ['CartLinesRemove'])
    await drawer.line(beeKind).removeButton.click()
    await expect(findToast(page)).toContainText('Failed to remove item from cart. Please try again.')
    await expect(drawer.line(beeKind).row).toBeVisible()
  })

  test("checkout stays closed if a change couldn't be saved, and opens with the next click", async ({
    page,
  }) => {
    const drawer = new CartDrawer(page)
    const connection = await holdCartCalls(page, ['CartLinesUpdate'])
    await drawer.line(beeKind).plus.click()
    const tab = await drawer.checkOut()
    await connection.fail()
    await expect.poll(() => tab.isClosed()).toBe(true)
    await expect(findToast(page)).toContainText('Failed to update item quantity. Please try again.')
    const checkout = await drawer.checkOut()
    await expect(checkout).toHaveTitle(/Checkout/)
  })

  test('a cart without a checkout address says so', async ({ page }) => {
    await page.route('**/api/2024-04/graphql.json', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        body: (await answer.text()).replace(/"checkoutUrl":"[^"]*"/, '"checkoutUrl":""'),
      })
    })
    await new CartDrawer(page).checkOut()
    await expect(findToast(page)).toContainText('Checkout Error')
    await expect(findToast(page)).toContainText('Could not retrieve checkout URL. Please try again.')
  })

  test("a cart that was deleted on the server can't be checked out, and the message says why", async ({
    page,
  }) => {
    await page.route('**/api/2024-04/graphql.json', (route) =>
      route.fulfill({ json: { data: { cart: null } } }),
    )
    await new CartDrawer(page).checkOut()
    await expect(findToast(page)).toContainText('Cart not initialized. Please refresh the page.')
  })

  for (const failure of failures) {
    test.describe(`after ${failure}`, () => {
      test('an unreachable checkout says so and closes its tab', async ({ page, context }) => {
        const drawer = new CartDrawer(page)
        await failCartCalls(page, ['Cart'], failure)
        const tab = await drawer.checkOut()
        await expect(findToast(page)).toContainText('Checkout Error')
        await expect(findToast(page)).toContainText('Failed to proceed to checkout. Please try again.')
        await expect.poll(() => tab.isClosed()).toBe(true)
        expect(context.pages()).toEqual([page])
      })

      test("a stored cart that can't be fetched is not lost", async ({ page }) => {
        await copyOfCart(page)
        await page.evaluate(() => localStorage.removeItem('cartCopy'))
        const connection = await failCartCalls(page, ['Cart'], failure)
        await revisit(page)
        await expect(findToast(page)).toContainText('Failed to initialize cart. Please refresh the page.')
        await connection.mend()
        await revisit(page)
        const drawer = new CartDrawer(page)
        await drawer.open()
        await expect(drawer.line(beeKind).quantity).toHaveValue('1')
      })

      test("a cart that can't be fetched is shown in its last known state until it can", async ({ page }) => {
        await copyOfCart(page)
        const connection = await failCartCalls(page, ['Cart'], failure)
        await revisit(page)
        const drawer = new CartDrawer(page)
        await drawer.open()
        const notice = drawer.dialog.getByText(
          'We couldn’t check your cart just now. Prices may have changed.',
        )
        await expect(notice).toBeVisible()
        await expect(drawer.line(beeKind).quantity).toHaveValue('1')
        await expect(drawer.dialog.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled()
        await connection.mend()
        await revisit(page)
        await drawer.open()
        await expect(drawer.line(beeKind).quantity).toHaveValue('1')
        await expect(notice).toHaveCount(0)
        await expect(drawer.dialog.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled()
      })
    })
  }
})

/** Returns the copy of the cart that the browser has stored. */
const copyOfCart = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('cartCopy'))).toContain(beeKind)

import type { Page } from '@playwright/test'
import { waitForCartChange, putIntoCart } from '../fixtures/cart-calls.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { ProductPage } from '../pages/product-page.ts'
import { findToast } from '../pages/toast.ts'
import { visit } from '../pages/visit.ts'

const beeKind = 'Bee Kind'
const wolf = 'Howling Wolf Round Badge'
const ALL_THERE_ARE = 'Only 4 left, and they’re all in your cart.'

test('when stock runs short, the cart adds what is left and says so each time', async ({ page }) => {
  const product = new ProductPage(page)
  await visit(page, '/product/niagara-wolf-badge?variant=5')
  await product.quantity.fill('10')
  const drawer = await product.addToCart()
  await expect(findToast(page)).toContainText(ALL_THERE_ARE)
  const { quantity, plus } = drawer.line(wolf)
  await expect(quantity).toHaveValue('4')

  await findToast(page).getByRole('button', { name: 'Dismiss' }).click()
  await plus.click()
  await expect(findToast(page)).toContainText(ALL_THERE_ARE)
  await expect(quantity).toHaveValue('4')

  await findToast(page).getByRole('button', { name: 'Dismiss' }).click()
  await quantity.fill('77')
  await expect(findToast(page)).toContainText(ALL_THERE_ARE)
  await expect(quantity).toHaveValue('4')

  await drawer.closeButton.click()
  await product.addToCart()
  await expect(findToast(page)).toContainText(ALL_THERE_ARE)
})

test('the toast lies above the open cart each time, and can be dismissed there', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  for (const count of ['1', '2', '3']) {
    const drawer = await product.addToCart()
    await expect(drawer.line(beeKind).quantity).toHaveValue(count)
    await findToast(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(findToast(page)).toBeHidden()
    await drawer.closeButton.click()
  }
})

test('a line that another tab has removed goes, with a message for shoppers', async ({ page, context }) => {
  await putIntoCart(page, 'bee-kind-bumper')
  const drawer = new CartDrawer(page)
  await expect(drawer.subtotal).toHaveText('Subtotal CA$4.99')
  const other = await context.newPage()
  await visit(other, '/shop')
  const otherDrawer = new CartDrawer(other)
  await otherDrawer.open()
  const removed = waitForCartChange(other, 'CartLinesRemove')
  await otherDrawer.line(beeKind).removeButton.click()
  await removed

  await drawer.line(beeKind).plus.click()
  await expect(findToast(page)).toContainText('Failed to update item quantity. Please try again.')
  await expect(drawer.emptyNote).toBeVisible()
})

/** Sizes of small screens in CSS pixels: a phone in landscape, a laptop at 200 % zoom, and a small phone at 200 % zoom. */
const lowScreens = [
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 320, height: 450 },
]
for (const viewport of lowScreens) {
  test.describe(`on a screen of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('all of the cart is reachable, and its head stays', async ({ page }) => {
      await putIntoCart(page, 'bee-kind-bumper')
      const drawer = new CartDrawer(page)
      await findToast(page).getByRole('button', { name: 'Dismiss' }).click()
      await drawer.line(beeKind).plus.click()
      await expect(drawer.line(beeKind).quantity).toHaveValue('2')
      await expect(drawer.line(beeKind).row).toBeInViewport({ ratio: 0.5 })
      await drawer.dialog.getByText('Add an order note').click()
      await drawer.dialog.getByRole('textbox', { name: /^Order note/ }).fill('For a red canoe')
      await drawer.continueShopping.scrollIntoViewIfNeeded()
      await expect(drawer.continueShopping).toBeInViewport({ ratio: 1 })
      await expect(drawer.closeButton).toBeInViewport({ ratio: 1 })
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the toast about an added item covers only empty space below the lines', async ({ page }) => {
    await putIntoCart(page, 'bee-kind-bumper')
    const drawer = new CartDrawer(page)
    await expect(findToast(page)).toBeVisible()
    const shipping = drawer.dialog.getByText(/^Add CA\$70\.02 for free shipping/)
    await expect(shipping).toBeVisible()
    await drawer.dialog.evaluate((dialog) =>
      Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    const over = await findToast(page).boundingBox()
    const checkout = drawer.dialog.getByRole('button', { name: 'Proceed to Checkout' })
    const needed = [drawer.closeButton, drawer.line(beeKind).row, shipping, drawer.subtotal, checkout]
    for (const part of [...needed, drawer.continueShopping]) {
      const box = await part.boundingBox()
      if (!box || !over) throw new Error('not drawn')
      expect(box.y + box.height <= over.y || box.y >= over.y + over.height, await part.innerText()).toBe(true)
    }
  })
})

test.describe('while the free-shipping progress is reloading', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('the buttons below it stay where they are', async ({ page }) => {
    await putIntoCart(page, 'bee-kind-bumper')
    const drawer = new CartDrawer(page)
    const way = drawer.dialog.getByText(/^Add CA\$70\.02 for free shipping/)
    await expect(way).toBeVisible()
    // Waits until the drawer has finished its animation.
    await drawer.dialog.evaluate((dialog) =>
      Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
    )
    const before = await drawer.continueShopping.boundingBox()
    await page.route('**/api/carts/*/extras', () => {})
    await drawer.line(beeKind).plus.click()
    await expect(way).toBeHidden()
    expect(await drawer.continueShopping.boundingBox()).toEqual(before)
  })
})

test.describe('without a network', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ })

  test.beforeEach(async ({ page }) => {
    await putIntoCart(page, 'bee-kind-bumper')
    await expect(new CartDrawer(page).dialog.getByText('Add an order note')).toBeVisible()
  })

  test('an opened cart says so, and recovers by itself', async ({ page, context }) => {
    const drawer = new CartDrawer(page)
    await drawer.closeButton.click()
    await context.setOffline(true)
    await drawer.open()
    await expect(offlineNote(page)).toBeVisible()
    await expect(drawer.line(beeKind).row).toBeVisible()
    await context.setOffline(false)
    await expect(offlineNote(page)).toHaveCount(0)
    await expect(drawer.dialog.getByText('Add an order note')).toBeVisible()
    await expect(drawer.dialog.getByText(/ within Canada/)).toBeVisible()
  })

  test('a failed change says so too', async ({ page, context }) => {
    await context.setOffline(true)
    await new CartDrawer(page).line(beeKind).plus.click()
    await expect(findToast(page)).toContainText('Failed to update item quantity. Please try again.')
    await expect(offlineNote(page)).toBeVisible()
    await context.setOffline(false)
    await expect(offlineNote(page)).toHaveCount(0)
  })
})

const offlineNote = (page: Page) =>
  new CartDrawer(page).dialog.getByText('You’re offline. Prices may have changed.')

test('opened by keyboard, no tooltip covers the first line; on demand, it is fully visible', async ({
  page,
}) => {
  await putIntoCart(page, 'bee-kind-bumper')
  const drawer = new CartDrawer(page)
  const tooltip = page.getByRole('tooltip')
  await drawer.closeButton.click()
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await cart.focus()
  await expect(page.locator('[role=tooltip]')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(drawer.closeButton).toBeFocused()
  await expect(tooltip).toBeHidden()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(tooltip).toHaveText('Close cart')
  const [tip, panel] = [await tooltip.boundingBox(), await drawer.dialog.boundingBox()]
  expect((tip?.x ?? 0) + (tip?.width ?? 0)).toBeLessThan((panel?.x ?? 0) + (panel?.width ?? 0))
})

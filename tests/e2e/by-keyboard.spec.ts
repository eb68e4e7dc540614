import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { BannerPage } from '../pages/banner-page.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { DesignPage } from '../pages/design-page.ts'
import { ProductPage } from '../pages/product-page.ts'
import { ShopHeader } from '../pages/shop-header.ts'
import { visit } from '../pages/visit.ts'

test('the first Tab offers to skip to the content', async ({ page }) => {
  await visit(page, '/shop')
  const { skipLink } = new ShopHeader(page)
  await page.keyboard.press('Tab')
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the Shop menu opens, can be walked through, closes on Escape, and its links work', async ({ page }) => {
  await visit(page, '/')
  const { shopMenuButton, shopMenu } = new ShopHeader(page)
  await tabTo(page, shopMenuButton)
  await page.keyboard.press('Enter')
  await expect(shopMenu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(shopMenu.getByRole('link', { name: 'Vehicle & Auto Decals', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(shopMenu).toBeHidden()
  await expect(shopMenuButton).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, shopMenu.getByRole('link', { name: 'Bumper Stickers' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/collection/bumper-stickers')
  await expect(shopMenu).toBeHidden()
})

test('the cart opens with the focus in it and restores it', async ({ page }) => {
  await visit(page, '/shop')
  const { cart } = new ShopHeader(page)
  const drawer = new CartDrawer(page)
  await tabTo(page, cart)
  await page.keyboard.press('Enter')
  await expect(drawer.closeButton).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer.dialog).toBeHidden()
  await expect(cart).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, drawer.startShopping)
  await page.keyboard.press('Enter')
  await expect(drawer.dialog).toBeHidden()
  await expect(cart).toBeFocused()
})

test('a variant is chosen and put into the cart, and its quantity increased', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  await tabTo(page, product.choice('10 in'))
  await page.keyboard.press('Enter')
  await expect(product.choice('10 in')).toHaveAttribute('aria-current', 'true')
  await expect(product.choice('10 in')).toBeFocused()
  await tabTo(page, product.addToCartButton)
  await page.keyboard.press('Enter')

  const drawer = new CartDrawer(page)
  const line = drawer.line('Howling Wolf Round Badge - 10 in / Gloss')
  await expect(drawer.closeButton).toBeFocused()
  await tabTo(page, line.plus)
  await page.keyboard.press('Enter')
  await expect(line.quantity).toHaveValue('2')
  await page.keyboard.press('Escape')
  await expect(product.addToCartButton).toBeFocused()
})

/** Presses Tab until the target has the focus. Fails after 60 presses, which are more than any header and product page need. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, 'reached by pressing Tab').toBeFocused()
}

test('a slider of sizes says its value with its unit, and shows the focus around it', async ({ page }) => {
  const banner = new BannerPage(page)
  await banner.open()
  await banner.length.focus()
  await page.keyboard.press('ArrowRight')
  await expect(banner.length).toHaveAttribute('aria-valuetext', '37 inches')
  await expectFocusRing(banner.length)
  await banner.tab('Text')
  await banner.fontSize.focus()
  await page.keyboard.press('ArrowRight')
  await expect(banner.fontSize).toHaveAttribute('aria-valuetext', '50 points')
  await expectFocusRing(banner.fontSize)
  await expectAccessible(page)

  const design = new DesignPage(page)
  await design.open()
  await design.generate('Owl', 'Bold')
  await expect(design.ready).toBeVisible()
  await design.tape.focus()
  await page.keyboard.press('ArrowRight')
  await expectFocusRing(design.tape)
})

/**
 * Checks the focus ring of a slider. It is drawn around the ruler that contains the slider, because the ruler would cut off the slider's
 * own outline.
 */
async function expectFocusRing(slider: Locator): Promise<void> {
  const ruler = slider.locator('xpath=..')
  await expect(ruler).toHaveCSS('outline-style', 'solid')
  await expect(ruler).toHaveCSS('outline-width', '3px')
}

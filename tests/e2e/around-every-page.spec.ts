import type { Page } from '@playwright/test'
import { listMenuCategories, listHeaderItems } from '../../content/menus.ts'
import { putIntoCart } from '../fixtures/cart-calls.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { ProductPage } from '../pages/product-page.ts'
import { ShopHeader } from '../pages/shop-header.ts'
import { revisit, visit } from '../pages/visit.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test.describe('on a desktop', () => {
  test.use({ viewport: desk })

  test("the header shows the shop's contact, its free-shipping offer and the navigation", async ({
    page,
  }) => {
    await visit(page, '/collection/boat-decals-graphics')
    const above = page.getByRole('region', { name: 'Contact and offers' })
    await expect(above.getByRole('link', { name: /^\d{3}-/ })).toHaveAttribute('href', /^tel:/)
    await expect(above.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await expect(above).toContainText('Free shipping on local purchases over $50 with code NIAGARALOCAL')
    await expect(above).toContainText('Serving the Niagara Region since 2020')
    const main = page.getByRole('navigation', { name: 'Main' })
    await expect(main.locator('> ul > li > *:first-child')).toHaveText(
      listHeaderItems().map(({ label }) => label),
    )
    await expect(main.locator('[aria-current]')).toHaveText(['Boat'])
    await page.getByRole('link', { name: /, home$/ }).click()
    await expect(page).toHaveURL('/')
    await expect(main.locator('[aria-current]')).toHaveText(['Home'])
  })

  test('the header casts a stronger shadow after more than 10 pixels', async ({ page }) => {
    await visit(page, '/')
    const header = page.getByRole('banner')
    const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow)
    const atTop = await shadow()
    await scrollTo(page, 10)
    expect(await shadow()).toBe(atTop)
    await scrollTo(page, 11)
    await expect.poll(shadow).not.toBe(atTop)
  })

  test('the design button appears after more than 300 pixels', async ({ page }) => {
    await visit(page, '/')
    const button = page.locator('[data-cta=design-your-decal]')
    await scrollTo(page, 300)
    await expect(button).toBeHidden()
    await scrollTo(page, 301)
    await expect(button).toBeVisible()
    await button.click()
    await expect(page).toHaveURL('/design-generator')
  })

  test('the Shop menu shows seven categories, and closes when the pointer leaves, on a click elsewhere, and when a link is followed', async ({
    page,
  }) => {
    await visit(page, '/')
    const { shopMenuButton, shopMenu } = new ShopHeader(page)
    await shopMenuButton.click()
    for (const { name, url, subcategories } of listMenuCategories()) {
      await expect(shopMenu.getByRole('link', { name, exact: true })).toHaveAttribute('href', url)
      const all = shopMenu.getByRole('link', { name: `View all ${name}`, exact: true })
      await expect(all).toHaveCount(subcategories.length > 5 ? 1 : 0)
    }
    expect(listMenuCategories().length).toBe(7)
    const counts = await shopMenu
      .getByRole('list')
      .evaluateAll((lists) => lists.map((list) => list.querySelectorAll('a:not(.text-link)').length))
    expect(counts).toEqual(listMenuCategories().map(({ subcategories }) => Math.min(5, subcategories.length)))

    await shopMenu.getByRole('link', { name: 'Car Decals', exact: true }).hover()
    await page.mouse.move(700, 880)
    await expect(shopMenu).toBeHidden()

    await shopMenuButton.click()
    await expect(shopMenu).toBeVisible()
    await page.mouse.click(700, 880)
    await expect(shopMenu).toBeHidden()

    await shopMenuButton.click()
    await shopMenu.getByRole('link', { name: 'Car Decals', exact: true }).click()
    await expect(page).toHaveURL('/collection/car-decals')
    await expect(shopMenu).toBeHidden()
  })

  test('the footer describes the shop and links to its pages', async ({ page }) => {
    await visit(page, '/')
    const footer = page.getByRole('contentinfo')
    for (const name of ['Instagram', 'Facebook', 'YouTube'])
      await expect(footer.getByRole('link', { name })).toBeVisible()
    for (const group of ['Quick Links', 'Customer Service'])
      await expect(footer.getByRole('navigation', { name: group }).getByRole('link').first()).toBeVisible()
    await expect(footer).toContainText('for people with one truck and companies with forty')
    await expect(footer).toContainText('St. Catharines, Ontario')
    await expect(footer).toContainText('Mon-Fri 9AM-5PM')
    await expect(footer).toContainText(/weekends? by appointment/i)
    for (const name of ['Privacy', 'Terms', 'Sitemap'])
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  })

  test('each change of path starts at the top and is counted once', async ({ page }) => {
    await visit(page, '/')
    await scrollTo(page, 900)
    await page.getByRole('banner').getByRole('link', { name: 'Boat', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('the next boat')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    const viewed = await page.evaluate(() =>
      (window.dataLayer ?? []).flatMap((noted) =>
        noted.event === 'page_view' ? [new URL(noted.page_location).pathname] : [],
      ),
    )
    expect(viewed).toEqual(['/', '/collection/boat-decals-graphics'])
  })

  test('a developer shows the breakpoint indicator, and the browser remembers it', async ({ page }) => {
    await visit(page, '/about')
    const indicator = page.getByRole('button', { name: /^Breakpoint/ })
    await expect(indicator).toBeHidden()
    await page.keyboard.press('Alt+Shift+KeyB')
    await expect(indicator).toHaveText('xl 1440')
    await page.setViewportSize({ width: 700, height: 800 })
    await expect(indicator).toHaveText('sm 700')
    await revisit(page)
    await indicator.click()
    await expect(indicator).toBeHidden()
    await revisit(page)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(indicator).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test('the menu has everything, and leads to the cart with its count', async ({ page }) => {
    await page.setViewportSize(desk)
    await putIntoCart(page, 'bee-kind-bumper')
    await page.setViewportSize(phone)
    await new CartDrawer(page).closeButton.click()
    await expect(new ShopHeader(page).cart).toContainText('1')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const item of listHeaderItems())
      await expect(
        menu.getByRole('link', {
          name: item.kind === 'link' ? item.label : 'Shop All Products',
          exact: true,
        }),
      ).toBeVisible()
    for (const { name, subcategories } of listMenuCategories()) {
      const category = menu.getByRole('group').filter({ has: page.getByText(name, { exact: true }) })
      await category.getByText(name, { exact: true }).click()
      await expect(category.getByRole('link')).toHaveCount(Math.min(4, subcategories.length) + 1)
    }
    await expect(menu.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account')
    await menu.getByRole('link', { name: 'View Cart (1)' }).click()
    await expect(menu).toBeHidden()
    await expect(new CartDrawer(page).lines).toHaveCount(1)
  })
})

test('the panel of an empty cart says so, and is closed by each button and by the overlay', async ({
  page,
}) => {
  await visit(page, '/shop')
  const drawer = new CartDrawer(page)
  await drawer.open()
  await expect(drawer.dialog.getByRole('heading', { name: 'Your Cart (0)' })).toBeVisible()
  await expect(drawer.emptyNote).toBeVisible()
  await drawer.startShopping.click()
  await expect(drawer.dialog).toBeHidden()
  await drawer.open()
  await drawer.closeButton.click()
  await expect(drawer.dialog).toBeHidden()
  await drawer.open()
  await expect(drawer.dialog).toBeVisible()
  // Clicks on the overlay beside the panel.
  await page.mouse.click(40, 400)
  await expect(drawer.dialog).toBeHidden()
})

test('a cart with items closes by Continue Shopping', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  const drawer = await product.addToCart()
  await drawer.continueShopping.click()
  await expect(drawer.dialog).toBeHidden()
})

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
}

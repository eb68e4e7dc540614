import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { ProductPage } from '../pages/product-page.ts'
import { findToast } from '../pages/toast.ts'
import { visit } from '../pages/visit.ts'

test('the events from product page to checkout are reported with their value', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  await product.choice('10 in').click()
  await expect(product.choice('10 in')).toHaveAttribute('aria-current', 'true')
  const drawer = await product.addToCart()
  await expect(drawer.lines).toHaveCount(1)
  const value = Number((await drawer.subtotal.innerText()).replaceAll(/[^\d.]/g, ''))
  const checkout = await drawer.checkOut()
  await checkout.waitForURL(/\/checkout\//)
  await checkout.close()
  await drawer.lines
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(new CartDrawer(page).emptyNote).toBeVisible()
  const item = {
    item_id: expect.stringMatching(/^gid:\/\/shopify\/Product\/\d+$/),
    item_name: 'Howling Wolf Round Badge',
    item_variant: expect.stringContaining('10 in'),
    price: value,
    quantity: 1,
  }
  const told = { currency: 'CAD', value, items: [item] }
  expect(
    await eventsOf(page, [
      'select_variant',
      'add_to_cart',
      'cart_view',
      'begin_checkout',
      'remove_from_cart',
    ]),
  ).toMatchObject([
    { event: 'select_variant', ...told },
    { event: 'add_to_cart', ...told },
    { event: 'cart_view', ...told },
    { event: 'begin_checkout', ...told },
    { event: 'remove_from_cart', ...told },
  ])
  const viewed = { ...item, item_variant: expect.any(String), price: expect.any(Number) }
  expect(await eventsOf(page, ['view_item'])).toMatchObject([{ currency: 'CAD', items: [viewed] }])
})

test('a subscription is reported, and the button shows its progress', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/newsletter', async (route) => {
    await answered
    await route.continue()
  })
  await visit(page, '/')
  const section = page.getByRole('region', { name: 'New designs, twice a month' })
  await section.getByLabel('E-mail address').fill(`told-${Date.now()}@example.com`)
  await section.getByRole('checkbox').check()
  await section.getByRole('button', { name: 'Subscribe' }).click()
  await expect(section.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  answer()
  await expect(findToast(page)).toContainText('Subscription successful!')
  await expect(findToast(page)).toContainText('Thank you for subscribing to our newsletter.')
  await expect(section.getByLabel('E-mail address')).toHaveValue('')
  expect(await eventsOf(page, ['newsletter_subscribe'])).toMatchObject([{ page: '/' }])
})

/** Returns the analytics events with these names that the page has reported, in order. */
const eventsOf = (page: Page, names: readonly string[]) =>
  page.evaluate((wanted) => (window.dataLayer ?? []).filter(({ event }) => wanted.includes(event)), names)

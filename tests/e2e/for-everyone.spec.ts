import type { Page } from '@playwright/test'
import { pageRoutes } from '../../app/routes.ts'
import { landingPages } from '../../content/landing/landing-pages.ts'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/expect-accessible.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { CartPage } from '../pages/cart-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { Facets } from '../pages/facets.ts'
import { ProductPage } from '../pages/product-page.ts'
import { SearchBox } from '../pages/search-box.ts'
import { ShopHeader } from '../pages/shop-header.ts'
import { findToast } from '../pages/toast.ts'
import { visit } from '../pages/visit.ts'

// Expected errors in the browser's console: the 404 for a missing page, and the 401 before a sign-in. No other request may fail.
test.use({
  expectedComplaint:
    /status of 4(?:01|04|10).*\(https?:\/\/[^/]+\/(?!(?:assets|img|media|og|icons|landing)\/)[^)]*\)$/,
})

// This file contains a third of all browser tests, so its tests are distributed among the workers.
test.describe.configure({ mode: 'parallel' })

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
/** The size of a small phone's screen. A desktop screen that is 1280 pixels wide has the same width at 400 % zoom (WCAG 1.4.10). */
const enlarged = { width: 320, height: 640 }

/**
 * The paths to check, by route. Pages that need an order, a payment or a design aren't listed here, because other tests check them (see
 * `elsewhere`).
 */
const examples: Record<string, readonly string[]> = {
  '/': ['/'],
  '/product/:id': ['/product/niagara-wolf-badge', '/product/no-such-decal'],
  '/collection/:id': ['/collection/fishing-boat-decals', '/collection/bumper-stickers'],
  '/shop': ['/shop', '/shop?sort=price-low'],
  '/search': ['/search?q=wolf', '/search?q=zzzqqq'],
  '/cart': ['/cart'],
  '/track': ['/track'],
  '/account': ['/account'],
  '/account/links': ['/account/links'],
  '/account/delete': ['/account/delete'],
  '/account/deleted': ['/account/deleted'],
  '/wallet/:secret': ['/wallet/no-such-link'],
  '/checkout/:token': ['/checkout/no-such-cart'],
  '/orders/:token': ['/orders/no-such-order'],
  '/quotes/:token': ['/quotes/no-such-quote'],
  '/proofs/:token': ['/proofs/no-such-link'],
  '/downloads/:token': ['/downloads/no-such-link'],
  '/operator/*': ['/operator'],
  '/about': ['/about'],
  '/blog': ['/blog'],
  '/blog/category/:category': ['/blog/category/automotive-tips'],
  '/blog/tag/:tag': ['/blog/tag/no-such-tag'],
  '/blog/:id': ['/blog/how-to-apply-vinyl-decals', '/blog/no-such-post'],
  '/design-generator': ['/design-generator', '/design-generator?tab=upload'],
  '/custom-banner-designer': ['/custom-banner-designer'],
  '/my-designs': ['/my-designs'],
  '/images': ['/images'],
  '/cut-files': ['/cut-files'],
  '/credits': ['/credits'],
  '/credits/review': ['/credits/review?package=standard'],
  '/referrals': ['/referrals', '/referrals?tab=rewards', '/referrals?tab=achievements'],
  '/analytics': [
    '/analytics',
    '/analytics?tab=segments',
    '/analytics?tab=referral-insights',
    '/analytics?tab=high-value',
  ],
  '/design-inspiration': ['/design-inspiration'],
  '/faq': ['/faq'],
  '/contact': ['/contact'],
  '/fleet': ['/fleet'],
  '/label-sheets': ['/label-sheets'],
  '/shipping': ['/shipping'],
  '/returns': ['/returns'],
  '/privacy': ['/privacy'],
  '/terms': ['/terms'],
  '/sitemap': ['/sitemap'],
  '/guides/:guide': ['/guides/suv-personalization'],
  '/newsletter': ['/newsletter'],
  '/newsletter/*': ['/newsletter/confirm/no-such-link', '/newsletter/unsubscribe/no-such-link'],
  '/back-in-stock/*': ['/back-in-stock/confirm/no-such-link', '/back-in-stock/unsubscribe/no-such-link'],
  '/artwork-credits': ['/artwork-credits'],
  '/offline': ['/offline'],
  '*': ['/no/such/page', ...landingPages.map(({ path }) => path)],
}

/** Routes that need an order, a payment or a design, by the spec file that checks their accessibility. */
const elsewhere = {
  'for-everyone': [
    '/checkout/:token/review',
    '/checkout/:token/place',
    '/checkout/:token/paid/:payment',
    '/pay/demo/:reference',
  ],
  reviewing: ['/orders/:token/reviews'],
  'attaching-files': ['/orders/:token/lines/:line/files'],
  'personalizing-a-product': ['/cart/lines/:lineId'],
  'my-account': ['/orders/:token/receipt', '/orders/:token/reorder'],
  'buying-credits': ['/credits/receipts/:token'],
  'my-images': ['/images/:id/delete', '/images/:id/decal'],
}

test('every route is checked', () => {
  const known = new Set([...Object.keys(examples), ...Object.values(elsewhere).flat()])
  const unknown = pageRoutes.map(({ path }) => path).filter((path) => !known.has(path))
  expect(unknown).toEqual([])
})

for (const path of Object.values(examples).flat()) {
  test(`${path} is accessible, fits a phone, and can be enlarged`, async ({ page }) => {
    await page.setViewportSize(phone)
    await visit(page, path)
    // Header and footer are checked only on the home page: they are the same everywhere, and checking them takes half of the time.
    await expectGoodOnBoth(page, { skipFrame: path !== '/' })
    await page.setViewportSize(enlarged)
    await expectNoSidewaysScroll(page)
  })
}

test('overlays are accessible on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await visit(page, '/shop')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByText('Specialty Graphics', { exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close menu' }).click()

  const search = new SearchBox(page)
  await search.opener.click()
  await search.field.fill('wolf')
  await expect(search.suggestions).toBeVisible()
  await expectAccessible(page)
  await search.close.click()

  await new Facets(page).filter.click()
  await expectAccessible(page)

  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  await expect((await product.enlarge()).dialog).toBeVisible()
  await expectAccessible(page)
})

test('overlays are accessible on a desktop', async ({ page }) => {
  await page.setViewportSize(desk)
  await visit(page, '/shop')
  await new ShopHeader(page).shopMenuButton.click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const search = new SearchBox(page)
  await search.field.fill('wolf')
  await expect(search.suggestions).toBeVisible()
  await expectAccessible(page)

  const drawer = new CartDrawer(page)
  await drawer.open()
  await expect(drawer.emptyNote).toBeVisible()
  await expectAccessible(page)

  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  await product.addToCart()
  await expect(drawer.lines).toHaveCount(1)
  await expect(findToast(page)).toContainText('Added to cart')
  await expectAccessible(page)
})

test('the pages from cart to order are accessible and fit a phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize(phone)
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const drawer = await product.addToCart()
  await expect(drawer.lines).toHaveCount(1)
  await expectGoodOnBoth(page)
  await drawer.continueShopping.click()

  await visit(page, '/cart')
  const cart = new CartPage(page)
  await expect(cart.heading).toHaveText('Your Cart (1)')
  await expectGoodOnBoth(page)

  await cart.checkOut()
  const checkout = new CheckoutPage(page)
  await expect(checkout.heading).toBeVisible()
  await checkout.review()
  await expect(page.getByRole('alert').first()).toContainText('Please check your details')
  await expectGoodOnBoth(page)

  await checkout.fillIn(niagaraBuyer)
  const review = await checkout.review()
  await expect(review.heading).toBeVisible()
  await expectGoodOnBoth(page)

  const payment = await review.place()
  await expect(payment.notice).toBeVisible()
  await expectGoodOnBoth(page)

  const order = await payment.pay()
  await expect(order.heading).toBeVisible()
  await expectGoodOnBoth(page)
})

/** Checks a page on a phone and on a desktop. */
async function expectGoodOnBoth(page: Page, options = { skipFrame: false }): Promise<void> {
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await expectAccessible(page, options)
  }
}

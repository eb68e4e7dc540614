import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { ProductGrid } from '../pages/product-grid.ts'
import { ProductPage } from '../pages/product-page.ts'
import { ProductReviews, ReviewsPage } from '../pages/reviews-page.ts'
import { findToast } from '../pages/toast.ts'
import { revisit, visit } from '../pages/visit.ts'

/** Buys one item. Returns the tab with the order. */
async function buy(page: Page, handle: string): Promise<Page> {
  const product = new ProductPage(page)
  await product.open(handle)
  const drawer = await product.addToCart()
  const tab = await drawer.checkOut()
  const checkout = new CheckoutPage(tab)
  await checkout.fillIn(niagaraBuyer)
  const order = await (await (await checkout.review()).place()).pay()
  await expect(order.heading).toBeVisible()
  return tab
}

const photo = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#0f6373' } })
    .jpeg()
    .toBuffer()

test('a buyer reviews the delivered product, and everybody sees it on product page and card', async ({
  page,
  openOtherBrowser,
}) => {
  test.slow()
  const order = await buy(page, 'beaver-bumper')
  // Opens the page by its URL, like a link in an e-mail. Before the delivery, the order's page has no link to it.
  await order.goto(`${order.url()}/reviews`)
  const reviews = new ReviewsPage(order)
  await expect(reviews.heading).toBeVisible()
  const own = reviews.product('Built By Beavers')
  const words = { text: 'Six weeks of salt and still flat.', name: 'Robin N.' }
  await reviews.write('Built By Beavers', { stars: 4, headline: 'Stays put', ...words, photo: await photo() })
  await expect(own.getByText('Your review is published. Thank you.')).toBeVisible()

  const other = await (await openOtherBrowser()).newPage()
  const voices = new ProductReviews(other)
  await expect(async () => {
    await visit(other, '/product/beaver-bumper')
    await expect(voices.review('Stays put')).toContainText('Verified buyer', { timeout: 500 })
  }).toPass()
  await expect(voices.review('Stays put')).toContainText('Six weeks of salt and still flat.')
  await expect(voices.reviews).toContainText('4.0')
  await expect(voices.reviews).toContainText('1 review')
  await expect(voices.reviews).not.toContainText('Sample review')
  const picture = voices.review('Stays put').getByRole('img', { name: 'Taken by Robin N., enlarged' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalHeight))
    .toBe(320)

  await test.step('a visitor marks it as helpful, once, and reports it', async () => {
    const helpful = voices.review('Stays put').getByRole('button', { name: /^(✓ )?Helpful/ })
    await expect(helpful).toHaveAttribute('aria-pressed', 'false')
    await helpful.click()
    await expect(helpful).toHaveAttribute('aria-pressed', 'true')
    await expect(helpful).toContainText('(1)')
    await revisit(other)
    await expect(helpful).toHaveAttribute('aria-pressed', 'true')
    await helpful.click()
    await expect(helpful).toContainText('(0)')
    await voices.review('Stays put').getByText('Report', { exact: true }).click()
    await other.getByRole('radio', { name: 'Not about this product' }).check()
    await other.getByRole('button', { name: 'Send report' }).click()
    await expect(other.getByText('A person will read it.')).toBeVisible()
  })

  await visit(other, '/collection/bumper-stickers')
  await expect(new ProductGrid(other).card('Built By Beavers')).toContainText('1 review')

  await test.step('the buyer changes the review', async () => {
    await reviews.write('Built By Beavers', { stars: 5, headline: 'Stays put', ...words })
    await expect(own.getByText('Your review is published. Thank you.')).toBeVisible()
    await expect(async () => {
      await visit(other, '/product/beaver-bumper')
      await expect(voices.reviews).toContainText('5.0', { timeout: 500 })
    }).toPass()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('reviews can be read in any order, page by page', async ({ page }) => {
    await page.goto('/product/niagara-wolf-badge')
    const { reviews } = new ProductReviews(page)
    await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(6)
    await reviews.getByLabel('Sort reviews by').selectOption({ label: 'Lowest rating' })
    await reviews.getByRole('button', { name: 'Sort' }).click()
    await expect(page).toHaveURL(/reviews=lowest/)
    await expect(reviews.getByText('1 out of 5 stars').first()).toBeAttached()
    const before = await reviews.getByRole('heading', { level: 3 }).allInnerTexts()
    await reviews.getByRole('link', { name: 'Show more reviews' }).click()
    await expect(page).toHaveURL(/reviewsAfter=\d+/)
    expect(await reviews.getByRole('heading', { level: 3 }).allInnerTexts()).not.toEqual(before)
  })
})

test('a shopper sorts the reviews, loads more, and asks a question', async ({ page }) => {
  await visit(page, '/product/niagara-wolf-badge')
  const { reviews, questions } = new ProductReviews(page)
  const entries = reviews.getByRole('heading', { level: 3 })
  await expect(entries).toHaveCount(6)
  await reviews.getByRole('link', { name: 'Show more reviews' }).click()
  await expect(entries).toHaveCount(12)
  await reviews.getByLabel('Sort reviews by').selectOption({ label: 'Highest rating' })
  await expect(entries).toHaveCount(6)
  await expect(entries.first().locator('xpath=..')).toContainText('5 out of 5 stars')

  await expect(questions.getByText('Sample question').first()).toBeVisible()
  await questions.getByLabel('Your question').fill('Does it hold on a fibreglass cap?')
  await questions.getByLabel('Display name').fill('Lee')
  await questions.getByRole('button', { name: 'Send question' }).click()
  await expect(findToast(page)).toContainText('Question sent')
  await expect(questions.getByLabel('Your question')).toHaveValue('')
})

test.describe('the review pages', () => {
  // Expected errors in the browser's console: the 422 for a form with a missing value.
  test.use({ expectedComplaint: /status of 422/ })

  for (const width of [390, 1440]) {
    test(`are accessible and fit a screen of ${width} pixels`, async ({ page }) => {
      test.slow()
      const order = await buy(page, 'niagara-wolf-badge')
      await order.setViewportSize({ width, height: 900 })
      await order.goto(`${order.url()}/reviews`)
      await expect(new ReviewsPage(order).heading).toBeVisible()
      await expectAccessible(order)
      await order.getByRole('button', { name: /^(Send review|Save changes)$/ }).click()
      await expect(order.getByRole('alert').first()).toContainText("haven't sent your review yet")
      await expectAccessible(order)
      await page.setViewportSize({ width, height: 900 })
      await visit(page, '/product/niagara-wolf-badge')
      await expectAccessible(page)
    })
  }
})

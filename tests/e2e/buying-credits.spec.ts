import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CreditReviewPage, CreditsPage } from '../pages/credits-page.ts'
import { revisit } from '../pages/visit.ts'

const eventsOf = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).filter(({ event }) => event.startsWith('credit_')).map(({ event }) => event),
  )

test('a shopper buys a package, finds it in the balance, and another browser finds nothing', async ({
  page,
  openOtherBrowser,
}) => {
  const credits = new CreditsPage(page)
  await credits.open()
  await expect(credits.balance).toContainText('0 credits')
  await expect(credits.package('Standard')).toBeChecked()
  await expect(credits.summary).toContainText('CA$39.99')
  await expect(credits.summary).toContainText('HST 13%CA$5.20TotalCA$45.19')
  await credits.package('Premium').check()
  await expect(credits.summary).toContainText('60 credits')
  await expect(credits.summary).toContainText('CA$79.99')
  await credits.place.selectOption({ label: 'Quebec' })
  await expect(credits.summary).toContainText('GST 5%CA$4.00QST 9.975%CA$7.98TotalCA$91.97')

  const payment = await credits.complete()
  await expect(payment.heading('60 design credits at Niagara Decals')).toBeVisible()
  await payment.pay()
  await expect(credits.news('Your credits are here')).toBeFocused()
  await expect(page.getByText('New balance: 60 credits')).toBeVisible()
  await expect(credits.link('Design a decal')).toHaveAttribute('href', '/design-generator')
  await expect(credits.link('Back to Home')).toHaveAttribute('href', '/')
  await expect(credits.history).toContainText('Bought')
  await expect(credits.link('Your receipt')).toHaveAttribute('href', /^\/credits\/receipts\/\w{22}$/)
  expect(await eventsOf(page)).toEqual(['credit_purchase_success'])

  await revisit(page)
  await expect(page.getByText('New balance: 60 credits')).toBeVisible()
  expect(await eventsOf(page)).toEqual([])
  await credits.button('Buy more credits').click()
  await expect(credits.balance).toContainText('60 credits')
  await expect(credits.email).toHaveValue('kim@example.com')
  await expect(credits.summary).toContainText('QST 9.975%')

  const other = await (await openOtherBrowser()).newPage()
  const theirs = new CreditsPage(other)
  await theirs.open()
  await expect(theirs.balance).toContainText('0 credits')
  await expect(theirs.history).toBeHidden()
})

test('the button says Processing... while the purchase starts, and starts it once', async ({ page }) => {
  const credits = new CreditsPage(page)
  await credits.open()
  let asked = 0
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/api/user/credits/purchase', async (route) => {
    asked += 1
    await held
    await route.continue()
  })
  await credits.completeButton.click()
  await expect(credits.email).toBeFocused()
  await expect(credits.summary).toContainText('Please enter your e-mail address.')
  await credits.email.fill('kim@example.com')
  await credits.completeButton.click()
  await expect(credits.completeButton).toHaveText('Processing...')
  await expect(credits.completeButton).toBeDisabled()
  await expect(credits.package('Basic')).toBeDisabled()
  expect(await eventsOf(page)).toEqual(['credit_purchase_start'])
  goOn()
  await expect(page.getByRole('button', { name: 'Pay CA$45.19' })).toBeVisible()
  expect(asked).toBe(1)
})

test('a declined payment charges nothing and can be tried again', async ({ page }) => {
  const credits = new CreditsPage(page)
  await credits.open()
  await (await credits.complete()).decline()
  await expect(credits.alert).toContainText("You weren't charged")
  await expect(credits.balance).toContainText('0 credits')
  expect(await eventsOf(page)).toEqual(['credit_purchase_error'])
  await (await credits.complete()).pay()
  await expect(page.getByText('New balance: 25 credits')).toBeVisible()
})

test('a shopper who goes back without paying is told so, and can continue to pay', async ({ page }) => {
  const credits = new CreditsPage(page)
  await credits.open()
  await (await credits.complete()).goBack()
  await expect(credits.news('Your payment isn’t finished')).toBeFocused()
  await credits.button('Choose another package').click()
  await expect(credits.package('Standard')).toBeVisible()
  await page.goBack()
  await page.goForward()
  await credits.link('Go to the payment page').click()
  await page.getByRole('button', { name: 'Pay CA$45.19' }).click()
  await expect(page.getByText('New balance: 25 credits')).toBeVisible()
})

test('the packages are in the document, with scripts or without', async ({ openOtherBrowser }) => {
  const context = await openOtherBrowser({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/credits')
  const credits = new CreditsPage(page)
  await expect(credits.heading).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expect(credits.completeButton).toBeHidden()
})

test.describe('without scripts', () => {
  // Expected errors in the browser's console: the responses to refused requests.
  test.use({ expectedComplaint: /status of 422/ })

  test('credits are bought on a page of their own, up to the receipt', async ({ openOtherBrowser }) => {
    const context = await openOtherBrowser({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/credits')
    const credits = new CreditsPage(page)
    await credits.package('Premium').check()
    await credits.button('Continue').click()
    const review = new CreditReviewPage(page)
    await expect(review.summary).toContainText('60 design credits')
    await expect(review.summary).toContainText('Niagara Decals')
    await review.goOn.click()
    await expect(page.getByRole('main')).toContainText('Please enter your e-mail address.')
    await review.email.fill('kim@example.com')
    await review.place.selectOption({ label: 'Nova Scotia' })
    await review.goOn.click()
    await expect(review.summary).toContainText('HST 14%CA$11.20TotalCA$91.19')
    await review.place.selectOption({ label: 'Alberta' })
    await review.pay('CA$91.19')
    await expect(page.getByText('The total has changed')).toBeVisible()
    await (await review.pay('CA$83.99')).pay()
    await page.getByRole('link', { name: 'See how your payment went' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Receipt CR-\d+$/ })).toBeVisible()
    await expect(page.getByText('Alberta, Canada')).toBeVisible()
  })
})

test.describe('without a response from the shop', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })

  test('the shopper sees an error, and the button can be pressed again', async ({ page }) => {
    const credits = new CreditsPage(page)
    await credits.open()
    await page.route('**/api/user/credits/purchase', (route) => route.abort())
    await credits.email.fill('kim@example.com')
    await credits.completeButton.click()
    await expect(credits.alert).toContainText("We couldn't reach the shop")
    await expect(credits.completeButton).toHaveText('Complete Purchase')
    expect(await eventsOf(page)).toEqual(['credit_purchase_start', 'credit_purchase_error'])
    await page.unroute('**/api/user/credits/purchase')
    await (await credits.complete()).pay()
    await expect(page.getByText('New balance: 25 credits')).toBeVisible()
  })
})

for (const width of [390, 768, 1440]) {
  test(`the page fits ${width} px and is accessible, before and after buying`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const credits = new CreditsPage(page)
    await credits.open()
    await expect(credits.balance).toContainText('0 credits')
    await expectAccessible(page)
    await (await credits.complete()).pay()
    await expect(credits.history).toBeVisible()
    await expectAccessible(page)
    await credits.link('Your receipt').click()
    await expect(page.getByRole('heading', { level: 1, name: /^Receipt/ })).toBeVisible()
    await expectAccessible(page)
  })
}

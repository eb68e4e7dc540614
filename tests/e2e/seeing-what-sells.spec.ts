import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { signInAsOperator } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { ProductPage } from '../pages/product-page.ts'
import { visit } from '../pages/visit.ts'

const table = (page: Page, name: string) => page.getByRole('table', { name })

/** Downloads the file behind a link. Returns its text. */
async function save(page: Page, label: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: label, exact: true }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}

test('on a phone a wide table says that it scrolls, and no total overflows its box', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/analytics')
  const sums = page.getByRole('main').locator('dl dd')
  for (const sum of await sums.all())
    expect(await sum.evaluate((dd) => dd.scrollWidth <= dd.clientWidth), await sum.innerText()).toBe(true)
  await page.getByRole('link', { name: 'Segments', exact: true }).click()
  await expect(page.getByText('Scroll sideways for more →').first()).toBeVisible()
})

test('a visitor sees sales figures, marked as sample data', async ({ page }) => {
  await visit(page, '/analytics')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Analytics')
  await expect(page.getByText("These are the sample shop's orders.")).toBeVisible()
  const top = table(page, 'Top 8 regions')
  await expect(top.getByRole('row')).toHaveCount(9)
  await expect(top.getByRole('rowheader').first()).toHaveText('Ontario')

  await page.getByRole('link', { name: 'Segments', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Repeat customers' })).toBeVisible()
  await expect(table(page, 'Customers by month of first order').getByRole('row')).not.toHaveCount(0)

  await page.getByRole('link', { name: '13 weeks', exact: true }).click()
  await expect(page).toHaveURL(/tab=segments&from=\d{4}-\d\d-\d\d&to=/)
  await page.getByRole('link', { name: 'Referral insights', exact: true }).click()
  await expect(page).toHaveURL(/tab=referral-insights&from=/)
  await expect(table(page, 'Referral potential').getByRole('row')).toHaveCount(4)

  await page.getByRole('link', { name: 'High value', exact: true }).click()
  const high = table(page, 'Top 5 orders over CA$50')
  await expect(high.getByRole('row')).toHaveCount(6)
  await expect(high.getByText('Sample', { exact: true })).toHaveCount(5)
  const lines = (await save(page, 'Save these orders as CSV')).trim().split('\r\n')
  expect(lines).toHaveLength(6)
  for (const line of lines.slice(1)) expect(line).toMatch(/,sample$/)
})

test('too short a period says so, and an invalid one is reported', async ({ page }) => {
  await visit(page, '/analytics?tab=segments&from=2001-01-01&to=2001-01-02')
  await expect(page.getByText('No orders in this period yet.')).toBeVisible()
  await expect(page.getByText('Assumed', { exact: true })).toHaveCount(2)
  await expect(page.getByText('only 0 new customers are known')).toHaveCount(2)
  await visit(page, '/analytics?from=2026-02-02&to=2026-02-01')
  await expect(page.getByRole('alert')).toContainText('The start date is after the end date.')
})

test('the operator sees an order as soon as it is paid, and nobody else does', async ({
  page,
  baseURL,
  browser,
}) => {
  test.slow()
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  const drawer = await product.addToCart()
  const tab = await drawer.checkOut()
  const checkout = new CheckoutPage(tab)
  const company = `Falls Roofing ${Date.now()}`
  await checkout.fillIn({ ...niagaraBuyer, lastName: 'Quixotia' })
  await tab.getByLabel('Company').fill(company)
  const review = await checkout.review()
  const order = await (await review.place()).pay()
  await expect(order.heading).toBeVisible()
  const stranger = await (
    await browser.newContext()
  ).request.get(`${baseURL}/api/analytics/orders?limit=1000`)
  expect(await stranger.text()).not.toContain('Quixotia')

  await signInAsOperator(page.request, baseURL ?? '')
  await visit(page, '/analytics?tab=segments')
  await expect(page.getByText("Your shop's orders. Only the operator can see them.")).toBeVisible()
  const business = table(page, 'Business and private customers').getByRole('row', { name: 'Business' })
  await expect(business.getByRole('cell').first()).not.toHaveText('0')
  expect(await save(page, 'Save all orders of this period as CSV')).toContain('Quixotia')
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the dashboard is complete, and its period is a form', async ({ page }) => {
    await page.goto('/analytics?tab=segments')
    await page.getByLabel('From', { exact: true }).fill('2026-01-01')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/tab=segments&from=2026-01-01&to=/)
    await expect(table(page, 'Business and private customers').getByRole('row')).toHaveCount(3)
  })
})

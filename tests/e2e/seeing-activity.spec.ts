import { signInAsOperator } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { visit } from '../pages/visit.ts'

test.beforeEach(async ({ context, baseURL }) => {
  await signInAsOperator(context.request, baseURL ?? '')
})

test('events in the shop appear in the operator’s activity, step by step', async ({
  page,
  openOtherBrowser,
}) => {
  await page.goto('/operator/activity?days=7')
  const views = page
    .getByRole('term')
    .filter({ hasText: 'Page views' })
    .locator('xpath=following-sibling::dd')
  await expect(views).toBeVisible()
  const seen = async () => Number((await views.innerText()).replace(',', ''))
  const before = await seen()
  // Uses an IP address of its own: the number of events per address is limited, and all other tests share one address.
  const elsewhere = await openOtherBrowser({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77' } })
  const shopper = await elsewhere.newPage()
  await visit(shopper, '/shop')
  // The page sends its last events when the visitor leaves it.
  await shopper.goto('/about')
  await expect
    .poll(async () => {
      await page.goto('/operator/activity?days=7')
      await expect(views).toBeVisible()
      return await seen()
    })
    .toBeGreaterThan(before)
  const today = page.getByRole('table').getByRole('row').nth(1)
  await expect(today).toContainText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}/)
  await expect(page.getByRole('columnheader', { name: 'Product views' })).toBeVisible()
})

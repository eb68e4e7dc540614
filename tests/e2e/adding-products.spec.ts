import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { signInAsOperator } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop-test.ts'

test('a product is added with its variants, gets one more, and the shop shows both at once', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAsOperator(context.request, baseURL ?? '')
  const title = `Lighthouse ${Date.now()}`
  await page.goto('/operator/products')
  await page.getByRole('link', { name: 'Add a product' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Status').selectOption('active')
  await page.getByLabel('Options').fill('Size')
  await page.getByRole('button', { name: 'Add the product' }).click()
  await expect(page.getByText('a price for each variant')).toBeVisible()
  await page.getByLabel('Values of variant 1').fill('4 in')
  await page.getByLabel('Price of variant 1').fill('9.99')
  await page.getByRole('button', { name: 'Add another variant' }).click()
  await page.getByLabel('Values of variant 2').fill('6 in')
  await page.getByLabel('Price of variant 2').fill('14.99')
  await page.getByLabel('Stock of variant 2').fill('3')
  await expect(page.getByText('from CA$9.99')).toBeVisible()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Add the product' }).click()

  await expect(page.getByLabel('Price of 6 in')).toHaveValue('14.99')
  await expect(page.getByRole('listitem').filter({ hasText: 'with 2 variants' })).toBeVisible()
  await page.getByText('Add a variant', { exact: true }).click()
  const form = page.locator('details', { hasText: 'Add a variant' })
  await form.getByLabel('Size').fill('8 in')
  await form.getByLabel('Price').fill('19.99')
  // Scrolls to the top. Further down, the bar at the bottom of the screen would cover half of a checkbox, which axe would report.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add variant' }).click()
  await expect(page.getByLabel('Price of 8 in')).toHaveValue('19.99')

  await page.getByRole('link', { name: 'View in shop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('group', { name: /^Size/ }).getByRole('link', { name: '8 in' }).click()
  await expect(page.getByText('CA$19.99').first()).toBeVisible()
})

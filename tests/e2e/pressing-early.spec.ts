import { expect, test } from '../fixtures/shop-test.ts'
import { waitUntilInteractive } from '../pages/visit.ts'

test('a button pressed before hydration takes effect on hydration', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/entry.client*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/product/boat-name-block', { waitUntil: 'domcontentloaded' })
  const quantity = page.getByRole('main').getByRole('spinbutton', { name: 'Quantity' })
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()
  await expect(quantity).toHaveValue('1')
  letGo()
  await waitUntilInteractive(page)
  await expect(quantity).toHaveValue('2')
  // The page is interactive now, so each click counts.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()
  await expect(quantity).toHaveValue('3')
})

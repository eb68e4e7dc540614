import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { signInAsOperator } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop-test.ts'

test('the kit shows each component in its states, accessibly', async ({ page, baseURL }) => {
  await signInAsOperator(page.request, baseURL ?? '')
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/operator/kit')
    await expect(page.getByRole('region', { name: 'Tabs' })).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: test.info().outputPath(`kit-${width}.png`), fullPage: true })
  }
})

test('the kit works by keyboard: numbers, tabs and dialogs', async ({ page, baseURL }) => {
  await signInAsOperator(page.request, baseURL ?? '')
  await page.goto('/operator/kit')

  const pieces = page.getByLabel('Pieces')
  await pieces.fill('9000')
  await expect(page.getByText('From 1 to 5,000')).toBeVisible()
  await expect(pieces).toHaveAttribute('aria-invalid', 'true')
  await pieces.press('Tab')
  await expect(pieces).toHaveValue('5000')

  const tabs = page.getByRole('tablist').first()
  await tabs.getByRole('tab', { name: 'First' }).focus()
  await page.keyboard.press('End')
  await expect(tabs.getByRole('tab', { name: 'Third' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: 'First' })).toHaveAttribute('aria-selected', 'true')

  const opener = page.getByRole('button', { name: 'Open large' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'A large dialog' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

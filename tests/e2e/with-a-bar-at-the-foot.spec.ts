import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop-test.ts'
import { CalculatorPage } from '../pages/calculator-page.ts'
import { ProductPage } from '../pages/product-page.ts'

test.use({ viewport: { width: 390, height: 740 } })

/** What has the focus, and whether it is in sight from its upper to its lower edge. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element) return null
    const { left, width, top, bottom } = element.getBoundingClientRect()
    const inSight = [top + 1, bottom - 1].every((y) => {
      const seen = document.elementFromPoint(left + width / 2, y)
      return seen !== null && element.contains(seen)
    })
    return { name: element.getAttribute('name') ?? element.textContent.trim(), inSight }
  })

for (const [title, path] of [
  ['Floor safety graphics', '/collection/warehouse-floor-safety-graphics'],
  ['Packaging mock-up', '/collection/prototype-packaging-mockups'],
  ['Barcode and compliance labels', '/collection/barcode-compliance-labels'],
] as const) {
  test(`the price of ${title} hides no field that somebody tabs to`, async ({ page }) => {
    const calculator = new CalculatorPage(page, title)
    await calculator.open(path)
    const fields = calculator.form.locator('input, select')
    await fields.first().focus()
    const passed: string[] = []
    while (!(await calculator.addToCart.evaluate((button) => button === document.activeElement))) {
      const here = await focused(page)
      expect(here, `after ${passed.join(', ')}`).toMatchObject({ inSight: true })
      passed.push(here?.name ?? '')
      expect(passed.length).toBeLessThan(40)
      await page.keyboard.press('Tab')
    }
    expect(passed.length).toBeGreaterThan(3)
  })
}

test('the bar of a product hides nothing that somebody tabs to', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  const bar = page.locator('#buy-bar')
  await product.addToCartButton.focus()
  let beside = 0
  for (let tabs = 0; tabs < 40 && beside < 8; tabs += 1) {
    await page.keyboard.press('Tab')
    if (!(await bar.isVisible())) continue
    const isInBar = await bar.evaluate((element) => element.contains(document.activeElement))
    if (isInBar) continue
    beside += 1
    expect(await focused(page)).toMatchObject({ inSight: true })
  }
  expect(beside).toBeGreaterThan(0)
})

test('a quote of a number that cannot be read says so about the quote, and goes to the field', async ({
  page,
}) => {
  const floor = new CalculatorPage(page, 'Floor safety graphics')
  await floor.open('/collection/warehouse-floor-safety-graphics?wide=2,155x')
  const wide = floor.words('Lines 100 mm wide')
  await floor.getQuote.click()
  await expect(page.getByText('No quote yet')).toBeVisible()
  await expect(page.getByText('Not added to the cart')).toBeHidden()
  await expect(wide).toBeFocused()
  await expect(wide).toBeInViewport({ ratio: 1 })
  await expect(floor.form).toContainText('Type the number alone, without “x”.')

  await floor.addToCart.click()
  await expect(page.getByText('Not added to the cart')).toBeVisible()
  await expect(wide).toBeFocused()

  await wide.fill('2,155')
  await floor.choice('Feet').check()
  await expect(floor.form).toContainText('2,155 ft × CA$1.524')
  await floor.getQuote.click()
  await expect(page.getByRole('main')).toContainText(/Q-\d{4}-\d{6}/)
  await expect(page.getByRole('main')).toContainText('2,155 ft × CA$1.524')
})

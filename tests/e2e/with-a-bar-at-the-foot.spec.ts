import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop-test.ts'
import { signInAsOperator } from '../fixtures/operator.ts'
import { BannerPage } from '../pages/banner-page.ts'
import { CalculatorPage } from '../pages/calculator-page.ts'
import { DesignPage } from '../pages/design-page.ts'
import { ProductPage } from '../pages/product-page.ts'
import { findToast } from '../pages/toast.ts'
import { visit } from '../pages/visit.ts'

test.use({ viewport: { width: 390, height: 740 } })

/**
 * Returns the focused element, and whether it is visible from top to bottom. In a text area or text editor, only the first line has to be
 * visible.
 */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element) return null
    // Radio buttons and checkboxes themselves are invisible. Visitors see their labels, so the position of the label is used.
    const shown = (element.matches('[type=radio], [type=checkbox]') && element.closest('label')) || element
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    // The horizontal centre of the element's visible part. A wide element may extend beyond the screen.
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
    // The outermost two pixels of the element aren't checked, because scroll positions are rounded to whole pixels.
    const edge = 2
    const inSight = [
      top + edge,
      ...(element.matches('textarea, [contenteditable]') ? [] : [bottom - edge]),
    ].every((y) => {
      const seen = document.elementFromPoint(x, y)
      return seen !== null && shown.contains(seen)
    })
    return { name: element.getAttribute('name') ?? element.textContent.trim(), inSight }
  })

/** Presses Tab from the first field to the last, and checks that each one is fully visible. */
async function tabAlong(page: Page, first: Locator, last: Locator): Promise<string[]> {
  // The page may still be scrolling or loading, so the first field is focused again until it stays visible.
  await expect
    .poll(async () => {
      await first.evaluate((element: HTMLElement) => element.blur())
      await first.focus()
      return focused(page)
    })
    .toMatchObject({ inSight: true })
  const passed: string[] = []
  while (!(await last.evaluate((element) => element === document.activeElement))) {
    await expect.poll(() => focused(page), `after ${passed.join(', ')}`).toMatchObject({ inSight: true })
    passed.push((await focused(page))?.name ?? '')
    expect(passed.length).toBeLessThan(140)
    await page.keyboard.press('Tab')
  }
  return passed
}

for (const [title, path] of [
  ['Floor safety graphics', '/collection/warehouse-floor-safety-graphics'],
  ['Packaging mock-up', '/collection/prototype-packaging-mockups'],
  ['Barcode and compliance labels', '/collection/barcode-compliance-labels'],
] as const) {
  test(`the price of ${title} covers no field reached by Tab`, async ({ page }) => {
    const calculator = new CalculatorPage(page, title)
    await calculator.open(path)
    const fields = calculator.form.locator('input, select')
    expect((await tabAlong(page, fields.first(), calculator.addToCart)).length).toBeGreaterThan(3)
  })
}

test('the bar of the banner designer covers nothing reached by Tab', async ({ page }) => {
  const banner = new BannerPage(page)
  await banner.open()
  for (const tab of ['Size', 'Text', 'Colors', 'Material', 'Pictures'] as const) {
    await banner.tab(tab)
    const passed = await tabAlong(page, page.getByRole('tab', { name: tab }), banner.addToCart)
    expect(passed.length).toBeGreaterThan(10)
  }
})

test('the bar of a design covers nothing reached by Tab', async ({ page }) => {
  const design = new DesignPage(page)
  await visit(page, '/design-generator')
  await design.prompt.fill('A bear "NIAGARA"')
  await design.generateButton.click()
  await expect(design.ready).toBeVisible()
  await expect(findToast(page)).toBeHidden({ timeout: 15_000 })
  expect((await tabAlong(page, design.prompt, design.checkoutButton)).length).toBeGreaterThan(30)
})

test('the bar that saves a product covers nothing reached by Tab', async ({ page, context, baseURL }) => {
  await signInAsOperator(context.request, baseURL ?? '')
  await page.goto('/operator/products/canoe-portage')
  const title = page.getByLabel('Title', { exact: true })
  const save = page.getByRole('button', { name: 'Save' })
  // The button is enabled by the first change. Before hydration, the page doesn't notice changes, so the text is changed again and again
  // until the button is enabled.
  await expect(async () => {
    await title.fill('Portage Club, carried')
    await expect(save).toBeEnabled({ timeout: 500 })
    await title.fill('Portage Club')
    await expect(save).toBeDisabled({ timeout: 500 })
    await title.fill('Portage Club, carried')
    await expect(save).toBeEnabled({ timeout: 500 })
  }).toPass()
  expect((await tabAlong(page, title, save)).length).toBeGreaterThan(10)
})

test('the bar of a product covers nothing reached by Tab', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  // Scrolling makes the bar appear and disappear, so the bar and the focus are checked at the same moment.
  const isBesideBar = () =>
    page.evaluate(() => {
      const bar = document.querySelector('#buy-bar')
      return bar !== null && bar.checkVisibility() && !bar.contains(document.activeElement)
    })
  await product.addToCartButton.focus()
  let beside = 0
  for (let tabs = 0; tabs < 40 && beside < 8; tabs += 1) {
    await page.keyboard.press('Tab')
    if (!(await isBesideBar())) continue
    beside += 1
    // Content is laid out only when it comes into view, which may move the focused element once more.
    await expect.poll(() => focused(page)).toMatchObject({ inSight: true })
  }
  expect(beside).toBeGreaterThan(0)
})

test('a quote with an invalid number reports it at the quote, and focuses the field', async ({ page }) => {
  const floor = new CalculatorPage(page, 'Floor safety graphics')
  await floor.open('/collection/warehouse-floor-safety-graphics?wide=2,155x')
  const wide = floor.words('Lines 100 mm wide')
  await floor.getQuote.click()
  await expect(page.getByText("We couldn't make a quote")).toBeVisible()
  await expect(page.getByText("We couldn't add it to the cart")).toBeHidden()
  await expect(wide).toBeFocused()
  await expect(wide).toBeInViewport({ ratio: 1 })
  await expect(floor.form).toContainText('Enter just the number, without “x”.')

  await floor.addToCart.click()
  await expect(page.getByText("We couldn't add it to the cart")).toBeVisible()
  await expect(wide).toBeFocused()

  await wide.fill('2,155')
  await floor.choice('Feet').check()
  await expect(floor.form).toContainText('2,155 ft × CA$1.524')
  await floor.getQuote.click()
  await expect(page.getByRole('main')).toContainText(/Q-\d{4}-\d{6}/)
  await expect(page.getByRole('main')).toContainText('2,155 ft × CA$1.524')
})

test.describe('taller', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the floating button steps aside from a button that a panel pushes below it', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open('custom-logo-decal')
    const floating = page.locator('[data-cta=design-your-decal]')
    const choose = page.getByRole('button', { name: 'Choose or upload a file' })
    // Scrolls until Add to Cart is above the floating button.
    await product.addToCartButton.evaluate((button) =>
      window.scrollTo(0, window.scrollY + button.getBoundingClientRect().bottom - window.innerHeight + 120),
    )
    await expect(floating).toBeVisible()
    await choose.click()
    await expect(page.getByLabel('Upload a file')).toBeVisible()
    // Moves the button down to the height of the floating button, by adding empty space above it. A visitor would hardly scroll to exactly
    // this position.
    await product.addToCartButton.evaluate((button) => {
      const room = document.createElement('div')
      room.style.height = `${window.innerHeight - 50 - button.getBoundingClientRect().bottom}px`
      button.before(room)
    })
    await expect(floating).toBeHidden()
  })

  test('the floating button steps aside from a button that a bar lifts it onto', async ({ page }) => {
    await visit(page, '/faq')
    // Scrolls to an empty part of the page, where the floating button can cover only what the test adds.
    await page.evaluate(() => {
      const room = document.createElement('div')
      room.style.height = '3000px'
      document.querySelector('main')?.prepend(room)
      window.scrollTo(0, 700)
    })
    const floating = page.locator('[data-cta=design-your-decal]')
    await expect(floating).toBeVisible()
    /** Adds an element with a fixed position. The size and the scroll position of the page don't change. */
    const addFixed = (element: { tag: string; id: string; bottom: number; height: number }) =>
      page.evaluate(({ tag, id, bottom, height }) => {
        const added = document.createElement(tag)
        added.id = id
        added.style.cssText = `position:fixed;right:0;width:200px;bottom:${bottom}px;height:${height}px`
        document.body.append(added)
      }, element)
    await addFixed({ tag: 'button', id: 'beside', bottom: 92, height: 40 })
    await floating.click({ trial: true })
    await addFixed({ tag: 'div', id: 'buy-bar', bottom: 0, height: 60 })
    await expect(floating).toBeHidden()
  })
})

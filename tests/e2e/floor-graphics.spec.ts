import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expectOnJobTicket } from '../fixtures/job-ticket.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { visit } from '../pages/visit.ts'
import { CalculatorPage } from '../pages/calculator-page.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'

const PAGE = '/collection/warehouse-floor-safety-graphics'

test('a facility manager goes from a plan to its price, chooses a rougher film in the table, and orders', async ({
  page,
  openOtherBrowser,
  baseURL,
}) => {
  const floor = new CalculatorPage(page, 'Floor safety graphics')
  await floor.open(PAGE)
  const plans = page.locator('#layouts').getByRole('article')
  await expect(plans).toHaveCount(3)
  for (const [at, price] of ['CA$2,400', 'CA$7,800', 'CA$18,500'].entries())
    await expect(plans.nth(at)).toContainText(price)

  await plans.nth(1).getByRole('link', { name: '25,000 sq ft, slip rating R9 CA$7,800' }).click()
  await expect(page).toHaveURL(/wide=867.*#calculator$/)
  await expect(floor.price).toContainText('CA$7,800.00')

  // A click on any cell selects its row.
  await floor.form.getByRole('cell', { name: '2 years' }).click()
  await expect(floor.choice('Textured')).toBeChecked()
  await expect(floor.price).toContainText('CA$10,920.00')
  await floor.choice('Textured').press('ArrowDown')
  await expect(floor.choice('Grit')).toBeChecked()
  await expect(floor.price).toContainText('CA$14,040.00')

  await floor.words('Words or numbers').fill('')
  await expect(floor.form).toContainText('Please check the marked fields.')
  await floor.words('Words or numbers').fill('50')
  await expect(floor.price).toContainText('CA$14,011.20')
  await floor.addToCart.click()
  const drawer = new CartDrawer(page)
  await expect(drawer.lines).toContainText('1,177 m of line, grit R13')
  const checkout = new CheckoutPage(await drawer.checkOut())
  await checkout.fillIn(niagaraBuyer)
  const review = await checkout.review()
  await expect(review.amount(/^Subtotal/)).toHaveText('CA$14,011.20')
  const order = await (await review.place()).pay()
  await expect(order.items).toContainText('Pictograms: 68')
  await expectOnJobTicket(await openOtherBrowser(), { baseURL, orderNumber: await order.number() }, [
    'Floor safety graphics',
    'Pictograms: 68',
  ])
})

test('the installation film can be paused, and with reduced motion there are pictures', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(page, `${PAGE}#installation-video`)
  const part = page.locator('#installation-video')
  await expect(part.getByRole('heading', { level: 3 })).toHaveCount(6)
  await part.getByRole('button', { name: 'Watch the installation' }).click()
  await part.getByRole('button', { name: 'Pause' }).click()
  const drawing = part.locator('svg')
  const isStill = () => drawing.evaluate((svg: SVGSVGElement) => svg.animationsPaused())
  expect(await isStill()).toBe(true)
  await part.getByRole('button', { name: '4. Unroll along the chalk' }).click()
  await expect(part.getByRole('status')).toHaveText('4. Unroll along the chalk')
  expect(await isStill()).toBe(false)
  await expect(part.locator('li[aria-current=step]', { hasText: 'Unroll' }).first()).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(part.getByRole('button')).toHaveCount(0)
  await expect(part.getByRole('img')).toHaveCount(0)
  await expect(part.getByRole('heading', { level: 3, name: 'Feet now, trucks tomorrow' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('plans can be downloaded, and a table row chooses a film', async ({ page, request }) => {
    await page.goto(PAGE)
    for (const area of ['10000', '25000', '50000'])
      for (const [link, type] of [
        ['CAD plan', 'image/vnd.dxf'],
        ['Plan with quantities', 'application/pdf'],
      ] as const) {
        const href = await page
          .locator(`#layouts article:has(img[src*="${area}"])`)
          .getByRole('link', { name: link })
          .getAttribute('href')
        const file = await request.get(href ?? '')
        expect(file.headers()['content-type']).toBe(type)
        expect(file.headers()['content-disposition']).toContain(`floor-${area}`)
      }
    const floor = new CalculatorPage(page, 'Floor safety graphics')
    await floor.form.getByRole('cell', { name: '× 1.8' }).click()
    await floor.update.click()
    await expect(floor.choice('Grit')).toBeChecked()
    await expect(floor.price).toContainText('CA$763.20')
  })
})

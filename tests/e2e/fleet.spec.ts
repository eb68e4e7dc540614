import { jobListSchema } from '../../contract/job.ts'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { signInAsOperator } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartPage } from '../pages/cart-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { FleetPage } from '../pages/fleet-page.ts'
import { waitUntilInteractive, visit } from '../pages/visit.ts'
import { withTemporaryFile, isReaderInstalled, runReader } from '../setup/readers.ts'

const FILE = [
  'Unit number;Plate;Vehicle;Second line',
  'T-71;AB 71234;Dump truck;Brock Haulage',
  'T-71;AB 71235;Dump truck;',
  '=HYPERLINK();AB 71236;;',
  'T-72;AB 71237;Float;Brock Haulage',
].join('\r\n')

test('text typed before hydration stays', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  const fleet = new FleetPage(page)
  await page.goto('/b2b-construction#fleet', { waitUntil: 'domcontentloaded' })
  await fleet.list.fill('T-71')
  await fleet.draw.click()
  await expect(page).toHaveURL(/\/fleet#proof$/)
  await fleet.list.fill('T-72')
  release()
  await waitUntilInteractive(page)
  await expect(fleet.list).toHaveValue('T-72')
})

test('the first vehicles are drawn to scale while the list is typed', async ({ page }) => {
  await visit(page, '/fleet')
  const fleet = new FleetPage(page)
  await expect(fleet.drawing).toContainText('Type a unit number')
  await fleet.list.fill('101-106\n=HYPERLINK()')
  await expect(fleet.drawing).toContainText(/101: \d+ × \d+ mm · 102: \d+ × \d+ mm · 103: \d+ × \d+ mm$/)
  const heightOf = async () => Number(/101: \d+ × (\d+) mm/.exec(await fleet.drawing.innerText())?.[1])
  const sixInches = await heightOf()
  await fleet.choice('Number height').selectOption('12')
  await expect.poll(heightOf).toBeGreaterThan(sixInches * 1.9)
  await expectAccessible(page)
  await fleet.list.fill('')
  await expect(fleet.drawing).toContainText('Type a unit number')
})

test('a dispatcher letters the fleet from a file: proof, cart, order, and a ticket with the unit number', async ({
  page,
  baseURL,
  openOtherBrowser,
}) => {
  await visit(page, '/b2b-construction#fleet')
  const fleet = new FleetPage(page)
  await fleet.file.setInputFiles({ name: 'fleet.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
  await fleet.choice('Number height').selectOption('4')
  await fleet.choice('Colour').selectOption('Red')
  await fleet.draw.click()

  await expect(page).toHaveURL(/\/fleet#proof$/)
  await expect(fleet.vehicles).toHaveText(['T-71', 'T-72'])
  await expect(fleet.refused).toHaveCount(2)
  await expect(fleet.refused.nth(0)).toContainText('T-71 is already on line 2')
  await expect(fleet.refused.nth(1)).toContainText('starts with =')

  // Waits for hydration, because text that is entered before hydration may be lost.
  await waitUntilInteractive(page)
  await expect(fleet.list).toHaveValue(/AB 71236/)
  await fleet.list.fill((await fleet.list.inputValue()).replace('=HYPERLINK()', 'T-73'))
  await fleet.draw.click()
  await expect(fleet.vehicles).toHaveText(['T-71', 'T-73', 'T-72'])
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await expect(fleet.refused).toHaveCount(1)

  const saving = page.waitForEvent('download')
  await fleet.savePdf.click()
  expect((await saving).suggestedFilename()).toBe('fleet-proof.pdf')

  await fleet.addToCart.dblclick()
  await expect(page).toHaveURL(/\/cart/)
  const cart = new CartPage(page)
  await expect(cart.lines.filter({ hasText: 'Unit lettering' })).toHaveCount(3)
  await cart.checkOut()
  const checkout = new CheckoutPage(page)
  await checkout.fillIn(niagaraBuyer)
  const order = await (await (await checkout.review()).place()).pay()
  await expect(order.items).toContainText('Unit lettering: T-72 / Brock Haulage')
  await expect(order.items).toContainText('Plate: AB 71237')

  const { request } = await openOtherBrowser()
  await signInAsOperator(request, baseURL ?? '')
  await expect(async () => {
    const answer = await request.get('/api/operator/jobs')
    const { jobs } = jobListSchema.parse(await answer.json())
    const job = jobs.findLast(({ title }) => title.includes('T-72'))
    expect(job).toMatchObject({ ready: true, filmColour: 'Red', pieces: 2 })
    const ticket = await (await request.get(job?.links.ticket ?? '')).body()
    if (!isReaderInstalled('pdftotext')) return
    const words = await withTemporaryFile('ticket.pdf', ticket, (file) => runReader('pdftotext', [file, '-']))
    expect(words).toContain('Unit lettering: T-72')
    expect(words).toContain('Plate: AB 71237')
  }).toPass()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a range of numbers becomes a fleet, and the cart says when it is full', async ({ page }) => {
    await page.goto('/fleet')
    const fleet = new FleetPage(page)
    await fleet.list.fill('101-104')
    await fleet.second.fill('NSC 123456')
    await fleet.draw.click()
    await expect(fleet.vehicles).toHaveText(['101', '102', '103', '104'])
    await fleet.addToCart.click()
    await expect(new CartPage(page).lines.filter({ hasText: 'Unit lettering' })).toHaveCount(4)
    await page.goto('/fleet')
    await fleet.list.fill('201-450')
    await fleet.draw.click()
    await expect(fleet.noRoom).toContainText('yours has 4, and this list has 250 vehicles')
    await expect(fleet.addToCart).toHaveCount(0)
    await expect(fleet.savePdf).toBeVisible()
    await expect(fleet.list).toHaveValue('201-450')
  })
})

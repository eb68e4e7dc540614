import type { Page } from '@playwright/test'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { findEmail } from '../fixtures/mailbox.ts'
import { operatorToken } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { OperatorDesk, OrderDesk } from '../pages/operator-desk.ts'
import { ProductPage } from '../pages/product-page.ts'
import { visit } from '../pages/visit.ts'

// Expected errors in the browser's console: the 401 before the operator signs in, and the 409 for a conflict with another tab.
test.use({ expectedComplaint: /status of 4(01|09)/ })

const TRACKING = '7023 2101 2345 6789'

/** Buys a decal. Returns the order's page and number. */
async function buyDecal(page: Page) {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const tab = await (await product.addToCart()).checkOut()
  const checkout = new CheckoutPage(tab)
  await checkout.fillIn(niagaraBuyer)
  const order = await (await (await checkout.review()).place()).pay()
  await expect(order.heading).toBeVisible()
  return { tab, number: await order.number() }
}

async function expectGoodOnTabletAndDesk(page: Page) {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 1_000 })
    await expectAccessible(page)
  }
}

test('an order goes from paid to shipped on the board with its files, and its buyer is informed', async ({
  page,
  openOtherBrowser,
}) => {
  test.slow()
  const buyer = await buyDecal(await (await openOtherBrowser()).newPage())
  await visit(page, '/operator/board')
  const desk = new OperatorDesk(page)
  await expect(desk.signInHeading).toBeVisible()
  await expectGoodOnTabletAndDesk(page)
  await desk.signIn(operatorToken, 'Ada')

  const order = await desk.openOrder(buyer.number)
  await expect(order.buyer).toContainText(niagaraBuyer.email)
  await expectGoodOnTabletAndDesk(page)
  const orderPath = new URL(page.url()).pathname

  const job = await desk.jobOf(buyer.number)
  await expectGoodOnTabletAndDesk(page)
  expect((await job.file(job.card.getByRole('link', { name: 'Print PDF' }))).subarray(0, 5).toString()).toBe(
    '%PDF-',
  )
  expect((await job.file(job.card.getByRole('link', { name: 'Cut DXF' }))).toString()).toContain('SECTION')
  expect((await job.file(job.card.getByRole('link', { name: 'Ticket' }))).subarray(0, 5).toString()).toBe(
    '%PDF-',
  )

  const roll = await job.nest()
  await expect(roll).toContainText(/Waste [\d.]+%/)
  await expect(roll).toContainText(/Film CA\$\d/)
  expect(
    (await job.file(roll.getByRole('link', { name: 'Print file (PDF)' }))).subarray(0, 5).toString(),
  ).toBe('%PDF-')
  expect((await job.file(roll.getByRole('link', { name: 'Cut file (DXF)' }))).toString()).toContain('SECTION')
  await expectGoodOnTabletAndDesk(page)
  await roll.getByRole('button', { name: 'Start printing' }).click()
  await expect(job.column('Printing')).toBeVisible()
  await job.moveTo('Cutting')
  await job.moveTo('Packed')
  await job.card.getByRole('link', { name: 'All packed: ready to ship' }).click()

  await expect(order.buyer).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(orderPath)
  await order.ship('Canada Post', TRACKING)
  await expect(order.history).toContainText('In production → Shipped')
  await expect(order.history).toContainText('Cutting → Packed')
  await desk.goTo('Change log')
  await expect(page.getByRole('listitem').filter({ hasText: 'Printing → Cutting' }).first()).toContainText(
    'Ada',
  )
  await expectGoodOnTabletAndDesk(page)

  await buyer.tab.reload()
  await expect(buyer.tab.getByText('Status: Shipped')).toBeVisible()
  await expect(buyer.tab.getByRole('link', { name: TRACKING })).toHaveAttribute('href', /canadapost/)
  await expect
    .poll(() => findEmail(`Order ${buyer.number} is on its way`, niagaraBuyer.email))
    .toContain('7023')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(desk.signInHeading).toBeVisible()
  await page.goto(orderPath)
  await expect(desk.signInHeading).toBeVisible()
  expect(await page.content()).not.toContain(niagaraBuyer.email)
})

test('of two tabs, the slower one sees who was faster, and keeps its typed values', async ({
  page,
  context,
  openOtherBrowser,
}) => {
  const buyer = await buyDecal(await (await openOtherBrowser()).newPage())
  await visit(page, '/operator')
  const desk = new OperatorDesk(page)
  await desk.signIn(operatorToken, 'Ada')
  const order = await desk.openOrder(buyer.number)
  await expect(order.buyer).toBeVisible()
  const second = await context.newPage()
  await visit(second, new URL(page.url()).pathname)
  const slower = new OrderDesk(second)
  await slower.note.fill('Leave it with the neighbour')

  await order.steps.getByRole('button', { name: 'Start production' }).click()
  await expect(order.steps.getByRole('button', { name: 'Mark as shipped' })).toBeVisible()
  // The order's only job isn't packed, so the operator has to confirm that the order is shipped.
  await expect(order.steps.getByText("1 of 1 jobs aren't packed yet.")).toBeVisible()
  await order.steps.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(order.steps.getByRole('alert')).toContainText('To send it anyway, tick the box')
  await slower.saveNote.click()
  const told = new OperatorDesk(second).alert
  await expect(told).toContainText('Ada changed this')
  await expect(told).toContainText('Paid → In production')
  await expect(slower.note).toHaveValue('Leave it with the neighbour')
  await told.getByRole('button', { name: 'Show latest version' }).click()
  await expect(slower.steps.getByRole('button', { name: 'Mark as shipped' })).toBeVisible()
  await slower.saveNote.click()
  await expect(slower.history).toContainText('changed the note')
  await second.reload()
  await expect(slower.note).toHaveValue('Leave it with the neighbour')
})

test('a cancelled order is refunded, and its buyer is informed', async ({ page, openOtherBrowser }) => {
  const buyer = await buyDecal(await (await openOtherBrowser()).newPage())
  await visit(page, '/operator')
  const desk = new OperatorDesk(page)
  await desk.signIn(operatorToken, 'Ada')
  const order = await desk.openOrder(buyer.number)
  await expect(order.money).not.toContainText('CAD')
  await order.cancel('We ran out of film')
  await expect(order.money).toContainText('refunded, ')
  await expect(order.history).toContainText('Paid → Cancelled')
  await expect(order.history).toContainText('Cancelled → Refunded')
  await desk.goTo('Orders')
  await page.getByLabel('Payment problem').selectOption({ label: 'Refund failed' })
  await expect(page.getByText('No orders match.')).toBeVisible()

  await buyer.tab.reload()
  await expect(buyer.tab.getByText('Status: Refunded')).toBeVisible()
  await expect
    .poll(() => findEmail(`Order ${buyer.number} is cancelled`, niagaraBuyer.email))
    .toContain('We ran out of film')
})

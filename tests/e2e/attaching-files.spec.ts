import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { operatorToken } from '../fixtures/operator.ts'
import { makePlainPicture } from '../fixtures/plain-picture.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CalculatorPage } from '../pages/calculator-page.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { OperatorDesk } from '../pages/operator-desk.ts'

// Expected errors in the browser's console: the 415 for a file of another type, and the 401 before the operator signs in.
test.use({ expectedComplaint: /status of (401|415)/ })

test('customer and print room send each other files for an item that is made', async ({
  page,
  openOtherBrowser,
}) => {
  test.slow()
  const signs = new CalculatorPage(page, 'Custom yard signs')
  await signs.open('/collection/custom-yard-signs?quantity=25')
  await signs.addToCart.click()
  const tab = await new CartDrawer(page).checkOut()
  const checkout = new CheckoutPage(tab)
  await checkout.fillIn(niagaraBuyer)
  const order = await (await (await checkout.review()).place()).pay()
  const number = await order.number()

  await order.items.getByText('Add a file').first().click()
  const field = order.items.getByLabel(/^File for /)
  await field.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Blue, please'),
  })
  await order.items.getByRole('button', { name: 'Add a file' }).click()
  await expect(order.items.getByRole('alert')).toContainText('Please choose a PNG, JPG')
  const logo = await makePlainPicture(400, 300, '#b3362b')
  await field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await order.items.getByRole('button', { name: 'Add a file' }).click()
  await expect(order.items.getByRole('link', { name: 'logo.png' })).toBeVisible()
  await expect(order.items).toContainText('from you')
  await expect(order.items).toContainText('17 dots per inch')
  await expectAccessible(tab)

  const room = await (await openOtherBrowser()).newPage()
  await room.goto('/operator')
  const desk = new OperatorDesk(room)
  await desk.signIn(operatorToken, 'Sam')
  await desk.openOrder(number)
  const files = room.getByRole('list', { name: `Files of job ${number}-1` })
  await expect(files).toContainText('from the customer')
  await expect(files).toContainText('17 dots per inch')
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>'
  const layouts = ['front.svg', 'back.svg'].map((name) => ({
    name,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(drawing),
  }))
  await room.getByLabel(`Attach files to job ${number}-1`).setInputFiles(layouts)
  await expect(files.getByRole('link')).toHaveText(['logo.png', 'front.svg', 'back.svg'])
  await room.getByRole('button', { name: 'Remove front.svg' }).click()
  await expect(files.getByRole('link')).toHaveText(['logo.png', 'back.svg'])
  await expectAccessible(room)

  await tab.reload()
  await expect(order.items).toContainText('from us')
  expect((await order.file('back.svg')).toString()).toBe(drawing)
  await order.items.getByRole('button', { name: 'Remove logo.png' }).click()
  await expect(order.items.getByRole('link', { name: 'back.svg' })).toBeVisible()
  await expect(order.items.getByRole('link', { name: 'logo.png' })).toBeHidden()
})

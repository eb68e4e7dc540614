import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expectOnJobTicket } from '../fixtures/job-ticket.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { CartPage } from '../pages/cart-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { revisit, visit } from '../pages/visit.ts'

const BOATS = '/collection/boat-decals-graphics'

test('a boater types a licence number, sees legal problems, views it on both sides of the bow, and orders the pair', async ({
  page,
  openOtherBrowser,
  baseURL,
}) => {
  await visit(page, BOATS)
  const form = page.getByRole('form', { name: 'Licence lettering' })
  const price = form.getByRole('status')
  await expect(form).toContainText('Example: enter your number to see it here')
  await expect(price).toContainText('CA$')
  await form.getByLabel('Licence number').fill('on 7654321')
  await form.getByLabel('Character height (mm)').fill('60')
  await expect(form).toContainText('the law requires characters at least 75 mm (7.5 cm) high')
  await form.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText("We couldn't add it to the cart")).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()

  await form.getByLabel('Character height (mm)').fill('80')
  await form.getByLabel('Bow colour').selectOption('Navy')
  await expect(form).toContainText('the law requires a contrasting colour')
  await form.getByLabel('Film colour').selectOption('White')
  for (const side of ['Port side', 'Starboard side'])
    await expect(form.getByRole('figure', { name: side })).toContainText(
      'ON 7654321 in characters 80 mm high',
    )
  await expect(form).toContainText('80 mm, each character')
  await expectAccessible(page)

  await revisit(page)
  await expect(form.getByLabel('Licence number')).toHaveValue('on 7654321')
  await form.getByRole('button', { name: 'Add to Cart' }).click()
  const drawer = new CartDrawer(page)
  await expect(drawer.lines).toContainText('Boat licence number: ON 7654321')
  expect(await drawer.pictureOfLine()).toContain('/api/made-to-order/')
  const checkout = new CheckoutPage(await drawer.checkOut())
  await checkout.fillIn(niagaraBuyer)
  const order = await (await (await checkout.review()).place()).pay()
  await expect(order.items).toContainText('Letter height: 80.2 mm')
  await expect(order.items).toContainText('Colour: White, premium vinyl')
  await expectOnJobTicket(await openOtherBrowser(), { baseURL, orderNumber: await order.number() }, [
    'ON 7654321',
    'Colour: White, premium vinyl',
  ])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form draws the number, reports legal problems, and adds the pair to the cart', async ({
    page,
  }) => {
    await page.goto(BOATS)
    const form = page.getByRole('form', { name: 'Licence lettering' })
    await form.getByLabel('Licence number').fill('12E 45678')
    await form.getByLabel('Film colour').selectOption('White')
    await form.getByRole('button', { name: 'Show it on the bow' }).click()
    await expect(form).toContainText('the law requires a contrasting colour')
    await form.getByLabel('Film colour').selectOption('Navy')
    await form.getByRole('button', { name: 'Show it on the bow' }).click()
    await expect(form.getByRole('figure', { name: 'Port side' })).toContainText('12E 45678')
    await form.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page).toHaveURL(/\/cart/)
    await expect(new CartPage(page).summary).toContainText('Subtotal CA$')
  })
})

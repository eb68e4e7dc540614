import type { APIRequestContext } from '@playwright/test'
import { designRequestListSchema } from '../../contract/design-request.ts'
import { jobListSchema } from '../../contract/job.ts'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { signInAsOperator } from '../fixtures/operator.ts'
import { makePlainPicture } from '../fixtures/plain-picture.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CalculatorPage } from '../pages/calculator-page.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { CartPage } from '../pages/cart-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { revisit } from '../pages/visit.ts'

test('choices made before hydration count', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/collection/custom-yard-signs')
  const signs = new CalculatorPage(page, 'Custom yard signs')
  await signs.list('How many signs').selectOption('25')
  await expect(signs.price).toContainText('CA$34.99')
  letThrough()
  await expect(signs.price).toContainText('CA$24.99')
})

test('a shopper prices yard signs and sends the address to a friend; both see one price; then they order', async ({
  page,
  openOtherBrowser,
  baseURL,
}) => {
  test.slow()
  const signs = new CalculatorPage(page, 'Custom yard signs')
  await signs.open('/collection/custom-yard-signs')
  await expect(signs.price).toContainText('CA$34.99')
  await expect(signs.form).toContainText('Next price break: 10 at CA$29.99 per sign, CA$299.90 in total')

  await signs.list('How many signs').selectOption('25')
  await signs.choice('Design it for me').check()
  await signs.words('Text on the sign').fill('Vote for Kim')
  await expect(signs.price).toContainText('CA$644.74')
  await expect(signs.picture).toContainText('25 signs')
  await expect(signs.form).toContainText('CA$250.00 compared with single signs')
  await expect(page).toHaveURL('/collection/custom-yard-signs?quantity=25&design=service&words=Vote+for+Kim')

  const friend = await (await openOtherBrowser({ javaScriptEnabled: false })).newPage()
  await friend.goto(page.url())
  await expect(new CalculatorPage(friend, 'Custom yard signs').price).toContainText('CA$644.74')

  await revisit(page)
  await expect(signs.price).toContainText('CA$644.74')
  await signs.addToCart.click()
  const drawer = new CartDrawer(page)
  await expect(drawer.lines).toContainText('25 signs, 18 × 24 in')
  await expect(drawer.subtotal).toHaveText('Subtotal CA$644.74')
  expect((await page.request.get(await drawer.pictureOfLine())).headers()['content-type']).toBe('image/png')

  const tab = await drawer.checkOut()
  const checkout = new CheckoutPage(tab)
  await expect(tab.getByText('Proof first: we make it once you approve it.')).toBeVisible()
  await checkout.fillIn(niagaraBuyer)
  const review = await checkout.review()
  await expect(review.amount(/^Subtotal/)).toHaveText('CA$644.74')
  await expect(review.facts).toContainText('we’ll send you a proof first')
  const order = await (await review.place()).pay()
  await expect(order.items).toContainText('Text on the sign: Vote for Kim')

  const { request } = await openOtherBrowser()
  await signInAsOperator(request, baseURL ?? '')
  const number = await order.number()
  await sendProof(request, number, baseURL ?? '')
  await tab.getByRole('link', { name: 'See your design' }).click()
  await expect(tab.getByText('Text on the sign: Vote for Kim')).toBeVisible()
  await tab.getByRole('button', { name: 'Approve version 1' }).click()
  await expect(tab.getByText('You approved this design.')).toBeVisible()
  await tab.getByRole('link', { name: number }).click()
  await expect(order.facts).toContainText('you approved the proof')
  const { jobs } = jobListSchema.parse(await (await request.get('/api/operator/jobs')).json())
  const job = jobs.find((one) => one.order.number === number)
  expect(job).toMatchObject({ ready: true, links: { approved: expect.any(String) } })
})

/** Sends the customer the first version of a proof, as staff do. */
async function sendProof(request: APIRequestContext, orderNumber: string, origin: string): Promise<void> {
  const listed = await request.get('/api/operator/design-requests?state=open')
  const { requests } = designRequestListSchema.parse(await listed.json())
  const wanted = requests.find((one) => one.orderNumber === orderNumber)
  const buffer = Buffer.from(await makePlainPicture(400, 300, '#0f6373'))
  const answer = await request.post(`/api/operator/design-requests/${wanted?.id}/versions`, {
    headers: { origin },
    multipart: { note: 'First proof', file: { name: 'signs.png', mimeType: 'image/png', buffer } },
  })
  expect(answer.status()).toBe(201)
}

test('a quote keeps its price, can be saved as a PDF, is listed in the account, and can be ordered', async ({
  page,
}) => {
  const labels = new CalculatorPage(page, 'Barcode and compliance labels')
  await labels.open('/collection/barcode-compliance-labels?type=serial&quantity=5000')
  // A label costs 0.18, times 1.5 for serial numbers, times 0.8 for 5,000 pieces: 0.216.
  await expect(labels.price).toContainText('CA$0.216 per label')
  await labels.getQuote.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barcode and compliance labels')
  await expect(page.getByRole('main')).toContainText(/Q-\d{4}-\d{6}/)
  await expect(page.getByRole('main')).toContainText('CA$1,080.00')
  await expectAccessible(page)
  const address = page.url()

  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as PDF' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^Q-\d{4}-\d{6}\.pdf$/)

  await page.goto('/account')
  await page.getByRole('link', { name: /Barcode and compliance labels/ }).click()
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: 'Order this' }).click()
  const cart = new CartPage(page)
  await expect(cart.summary).toContainText('Subtotal CA$1,080.00')

  await cart.checkOut()
  const checkout = new CheckoutPage(page)
  await checkout.fillIn(niagaraBuyer)
  const review = await checkout.review()
  await expect(review.amount(/^Subtotal/)).toHaveText('CA$1,080.00')
  const order = await (await review.place()).pay()
  await expect(order.heading).toBeVisible()
  await expect(order.items).toContainText('5,000 serial number labels, polyester')
  await expect(order.items).toContainText(/Quote: Q-\d{4}-\d{6}/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form returns the price, and adds the choice to the cart', async ({ page }) => {
    const signs = new CalculatorPage(page, 'Custom yard signs')
    await page.goto('/collection/custom-yard-signs')
    await signs.list('How many signs').selectOption('50')
    await signs.update.click()
    await expect(signs.price).toContainText('CA$999.50')
    await expect(signs.picture).toContainText('50 signs')
    await signs.addToCart.click()
    await expect(page).toHaveURL(/\/cart/)
    await expect(new CartPage(page).summary).toContainText('Subtotal CA$999.50')
  })
})

test('a request for a special price goes to St. Catharines', async ({ page }) => {
  await page.goto('/st-catharines')
  await page.getByRole('link', { name: 'Get a quote' }).click()
  await expect(page).toHaveURL('/st-catharines#quote')
  const form = page.getByRole('form', { name: 'Write to us' })
  await expect(form.getByRole('combobox', { name: 'What’s this about?' })).toHaveValue('quote')
  await form.getByLabel('Your name').fill('Kim Buyer')
  await form.getByLabel('E-mail').fill('kim@example.com')
  await form.getByLabel('Your message').fill('A name for both sides of a canoe, 60 cm wide.')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible()
})

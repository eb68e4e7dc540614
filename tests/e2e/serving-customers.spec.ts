import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { findEmail } from '../fixtures/mailbox.ts'
import { operatorToken } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { ContactForm } from '../pages/contact-form.ts'
import { OperatorDesk } from '../pages/operator-desk.ts'
import { ProductPage } from '../pages/product-page.ts'
import { visit } from '../pages/visit.ts'

// Expected errors in the browser's console: the 401 before the operator signs in, and the 404 for a customer who was deleted.
test.use({ expectedComplaint: /status of 40[14]/ })

/**
 * Returns an e-mail address that no other test uses. Deleting a customer also deletes the data that other tests have stored for the
 * address.
 */
const someone = () => `someone-${Date.now()}@example.com`

async function buyAs(page: Page, email: string): Promise<string> {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const checkout = new CheckoutPage(await (await product.addToCart()).checkOut())
  await checkout.fillIn({ ...niagaraBuyer, email, firstName: 'Sam', lastName: 'Leaving' })
  const order = await (await (await checkout.review()).place()).pay()
  await expect(order.heading).toBeVisible()
  return order.number()
}

async function signIn(page: Page): Promise<OperatorDesk> {
  await visit(page, '/operator')
  const desk = new OperatorDesk(page)
  await desk.signIn(operatorToken, 'Ada')
  return desk
}

test('a customer’s data is found by an order, exported and deleted, and the log records it', async ({
  page,
  openOtherBrowser,
}) => {
  const email = someone()
  const number = await buyAs(await (await openOtherBrowser()).newPage(), email)
  const desk = await signIn(page)
  await desk.goTo('Customer data')
  const ask = page.getByLabel('E-mail address or order number')
  await ask.fill(number)
  await page.getByRole('button', { name: 'Find' }).click()
  const found = page.getByRole('region', { name: email })
  await expect(found).toContainText(number)
  await expectAccessible(page)

  const saving = page.waitForEvent('download')
  await found.getByRole('button', { name: 'Export as JSON' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  expect(file).toContain('Leaving')
  expect(file).toContain(number)

  await found.getByRole('button', { name: 'Delete …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this customer’s data?' })
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(found).toBeVisible()
  await found.getByRole('button', { name: 'Delete …' }).click()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Deleted. Files will be gone within minutes.')).toBeVisible()

  await desk.goTo('Change log')
  for (const change of ['exported the data', 'deleted the data']) {
    const row = page.getByRole('listitem').filter({ hasText: change }).filter({ hasText: number })
    await expect(row.first()).toContainText('Ada')
    // Entries in the audit log can't be deleted, so they must not contain e-mail addresses.
    await expect(row.first()).not.toContainText(email)
  }
})

async function write(page: Page, topic: 'question' | 'quote', email: string): Promise<string> {
  await page.goto(`/contact?topic=${topic}`)
  const form = new ContactForm(page)
  await form.fillIn({ name: 'Sam Asking', email, message: `About a ${topic} for three vans.` })
  await form.send()
  await expect(form.answer).toBeVisible()
  return /M-[A-Z\d]{8}/.exec((await form.answer.textContent()) ?? '')?.[0] ?? 'no reference'
}

test('a question and a quote request are answered by mail, and no longer open', async ({
  page,
  openOtherBrowser,
}) => {
  const email = someone()
  const visitor = await (await openOtherBrowser()).newPage()
  const question = await write(visitor, 'question', email)
  const quote = await write(visitor, 'quote', email)
  const desk = await signIn(page)
  await desk.goTo('Content')
  await page.getByRole('link', { name: 'Messages' }).click()
  const message = (reference: string) => page.getByRole('listitem').filter({ hasText: reference })
  await expect(message(question)).toContainText('About a question for three vans.')

  await page.getByRole('link', { name: /^Quote requests \d/ }).click()
  await expect(message(quote)).toBeVisible()
  await expect(message(question)).toHaveCount(0)
  await message(quote).getByRole('button', { name: 'Answer', exact: true }).click()
  await message(quote).getByLabel('Our answer').fill('Three vans come to CA$540, fitted on Friday.')
  await message(quote).getByRole('button', { name: 'Send answer' }).click()
  await expect(message(quote)).toHaveCount(0)

  await page.getByRole('link', { name: /^To answer \d/ }).click()
  await message(question).getByRole('button', { name: 'Answer', exact: true }).click()
  await message(question).getByLabel('Our answer').fill('Yes, we do.')
  await message(question).getByRole('button', { name: 'Send answer' }).click()
  await expect(message(question)).toHaveCount(0)

  await page.getByRole('link', { name: /^All \d/ }).click()
  await expect(message(quote)).toContainText(/Three vans come to CA\$540.*Answered /s)
  await expect
    .poll(() => findEmail(`Our answer to your message (${quote})`, email), { timeout: 15_000 })
    .toContain('fitted on Friday')
  await expect
    .poll(() => findEmail(`Our answer to your message (${question})`, email), { timeout: 15_000 })
    .toContain('Yes, we do.')
  await desk.goTo('Change log')
  await expect(page.getByRole('listitem').filter({ hasText: quote }).first()).toContainText('Ada')
})

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { settingsListSchema } from '../../contract/operator/settings.ts'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { operatorToken } from '../fixtures/operator.ts'
import { openOwnShop } from '../fixtures/own-shop.ts'
import { SETTING_CHANGES } from '../fixtures/setting-changes.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { ContactForm } from '../pages/contact-form.ts'
import { OperatorDesk } from '../pages/operator-desk.ts'
import { ProductPage } from '../pages/product-page.ts'
import { ReviewsPage } from '../pages/reviews-page.ts'
import { visit } from '../pages/visit.ts'
import { withTemporaryFile, isReaderInstalled, runReader } from '../setup/readers.ts'

// Expected errors in the browser's console: the 401 before the operator signs in.
test.use({ expectedComplaint: /status of 401/ })

/** Groups of settings that affect only e-mails and the staff's pages. Each of these groups has a test below. */
const toldElsewhere = ['carriers', 'mail', 'orderMails', 'customerMails', 'staffMails', 'reviews']
/** Groups of settings that are changed in the tests of an owner's first day (opening-my-shop and making-it-yours). */
const firstDay = [
  'shop',
  'contact',
  'look',
  'hours',
  'shipping',
  'quantityDiscounts',
  'menus',
  'promoBar',
  'rewards',
  'keeping',
  'taxes',
]

let shop: Awaited<ReturnType<typeof openOwnShop>>
test.beforeAll(async () => {
  test.setTimeout(150_000)
  shop = await openOwnShop()
})
test.afterAll(() => shop.close())

async function signIn(page: Page): Promise<void> {
  await visit(page, `${shop.url}/operator`)
  await new OperatorDesk(page).signIn(operatorToken, 'Ada')
}

async function change(page: Page, group: string, field: string, edit: (before: string) => string) {
  await visit(page, `${shop.url}/operator/settings/${group}`)
  const input = page.getByLabel(field, { exact: true })
  await input.fill(edit(await input.inputValue()))
  await save(page)
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review changes' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible()
}

test('a story changes each group of settings', async ({ page }) => {
  await signIn(page)
  const answer = await page.request.get(`${shop.url}/api/operator/settings`)
  const { groups } = settingsListSchema.parse(await answer.json())
  const told = [...SETTING_CHANGES.map(({ group }) => group), ...toldElsewhere, ...firstDay]
  expect(groups.map(({ name }) => name).toSorted()).toEqual(told.toSorted())
})

test('an owner changes prices, factors and limits, and each shows on its public page', async ({
  page,
  openOtherBrowser,
}) => {
  test.setTimeout(180_000)
  await signIn(page)
  const shopper = await (await openOtherBrowser()).newPage()
  for (const { group, field, value, shownOn, says } of SETTING_CHANGES) {
    await change(page, group, field, () => value)
    await visit(shopper, shop.url + shownOn)
    await expect(shopper.getByRole('main'), `${group} on ${shownOn}`).toContainText(says)
  }
})

test('an owner changes carriers, mails and who gets them, and the next order shows them', async ({
  page,
  openOtherBrowser,
}) => {
  test.slow()
  await signIn(page)
  await change(page, 'shop', 'Shop name', () => 'Lock Seven Signs')
  await change(page, 'carriers', 'Name, row 1', () => 'Lock Express')
  await change(page, 'mail', 'New orders', () => 'press@lockseven.example')
  const ahoy = (letter: string) => `Ahoy! ${letter}`
  await change(page, 'orderMails', 'An order is paid', ahoy)
  await change(page, 'customerMails', 'A copy of a message to the shop', ahoy)
  await change(page, 'staffMails', 'A new order', ahoy)
  await visit(page, `${shop.url}/operator/settings/reviews`)
  await page.getByLabel('Which reviews need your approval?').selectOption({ value: 'all' })
  await page.getByLabel('Buyers can edit a review for (days)').fill('45')
  await save(page)

  const shopper = await (await openOtherBrowser()).newPage()
  await visit(shopper, `${shop.url}/contact`)
  const form = new ContactForm(shopper)
  await form.fillIn({ name: 'Robin', email: niagaraBuyer.email, message: 'Do you letter canoes?' })
  await form.send()
  await expect(form.answer).toBeVisible()
  await visit(shopper, `${shop.url}/product/bee-kind-bumper`)
  await new ProductPage(shopper).addToCart()
  const tab = await new CartDrawer(shopper).checkOut()
  const checkout = new CheckoutPage(tab)
  await checkout.fillIn(niagaraBuyer)
  const order = await (await (await checkout.review()).place()).pay()
  const number = await order.number()

  await expect(async () => {
    const subjects = await subjectsOfMails()
    expect(subjects).toContainEqual(expect.stringMatching(/^robin.*: Ahoy! Your message to/))
    expect(subjects).toContainEqual(expect.stringMatching(new RegExp(`^robin.*: Ahoy! .*${number}`)))
    expect(subjects).toContainEqual(
      expect.stringMatching(new RegExp(`^press@lockseven.*: Ahoy! .*${number}`)),
    )
  }).toPass({ timeout: 20_000 })
  await tab.goto(`${tab.url()}/reviews`)
  const own = new ReviewsPage(tab)
  const review = { stars: 5, headline: 'Stays put', text: 'Six weeks of salt and still flat.', name: 'Robin' }
  await own.write('Bee Kind', review)
  await expect(own.product('Bee Kind')).toContainText('A person reads it before it appears')

  await visit(page, `${shop.url}/operator/today`)
  const placed = await new OperatorDesk(page).openOrder(number)
  await placed.steps.getByRole('button', { name: 'Start production' }).click()
  await expect(page.getByLabel('Carrier')).toContainText('Lock Express')
  const slip = page.getByRole('link', { name: 'Packing slip (PDF)' })
  const file = await page.request.get(new URL((await slip.getAttribute('href')) ?? '', shop.url).href)
  expect(file.headers()['content-type']).toBe('application/pdf')
  if (!isReaderInstalled('pdftotext')) return
  const printed = await withTemporaryFile('slip.pdf', await file.body(), (pdf) =>
    runReader('pdftotext', [pdf, '-']),
  )
  expect(printed).toContain('Lock Seven Signs')
})

/** Lists all e-mails as "to: subject". */
async function subjectsOfMails(): Promise<string[]> {
  const names = (await readdir(shop.mailFolder)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(path.join(shop.mailFolder, name), 'utf8')))
  return mails.map((mail) => `${/^To: (.*)$/m.exec(mail)?.[1]}: ${/^Subject: (.*)$/m.exec(mail)?.[1]}`)
}

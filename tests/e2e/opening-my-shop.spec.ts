import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type TestBuyer, niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { operatorToken } from '../fixtures/operator.ts'
import { openOwnShop } from '../fixtures/own-shop.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { OperatorDesk } from '../pages/operator-desk.ts'
import { ProductPage } from '../pages/product-page.ts'
import { visit } from '../pages/visit.ts'

// Expected errors in the browser's console: the 401 before the owner signs in, and the 422 for an invalid value.
test.use({ expectedComplaint: /status of (401|422)/ })

let shop: Awaited<ReturnType<typeof openOwnShop>>
test.beforeAll(async () => {
  test.setTimeout(150_000)
  shop = await openOwnShop()
})
test.afterAll(() => shop.close())

const PRODUCTS = `Handle,Title,Body (HTML),Vendor,Tags,Published,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Status
lock-seven-crest,Lock Seven Crest,<p>Our crest in cast vinyl.</p>,Lock Seven Signs,"vehicle,best-seller",true,L7-CREST,20.00,shopify,40,active
canal-days-banner,Canal Days Banner,<p>A small banner.</p>,Lock Seven Signs,vehicle,true,L7-BANNER,100.00,shopify,40,active
tug-bumper,Tugboat Bumper,<p>A bumper sticker.</p>,Lock Seven Signs,vehicle,true,L7-TUG,10.00,shopify,40,active
`

/** The default text of the confirmation e-mail, except for its first lines. In this test, the owner rewrites the first lines. */
const CONFIRMATION = `{items}

{amounts}

{delivery}

{downloads}

[Your order]({order page})`
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30" fill="#7a1fa2"/><circle cx="15" cy="15" r="9" fill="#fff"/></svg>`

async function saveStep(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('heading', { level: 2, name: next })).toBeVisible()
}

/** Buys a product, from its page to the paid order. Returns the order's total. */
async function buy(page: Page, handle: string, buyer: TestBuyer): Promise<string> {
  await visit(page, `${shop.url}/product/${handle}`)
  const drawer = await new ProductPage(page).addToCart()
  const tab = await drawer.checkOut()
  const checkout = new CheckoutPage(tab)
  await checkout.fillIn(buyer)
  const order = await (await (await checkout.review()).place()).pay()
  await expect(order.heading).toBeVisible()
  return (await order.amount(/^Total/).textContent()) ?? ''
}

async function mailsAbout(words: string): Promise<string[]> {
  const names = (await readdir(shop.mailFolder)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(path.join(shop.mailFolder, name), 'utf8')))
  return mails.filter((mail) => mail.includes(words))
}

test("an owner who can't code sets up the shop, sells three things and files the tax", async ({
  page,
  openOtherBrowser,
}) => {
  test.slow()
  await visit(page, `${shop.url}/operator/today`)
  const desk = new OperatorDesk(page)
  await desk.signIn(operatorToken, 'Ada')
  await page.getByRole('link', { name: 'Make it yours' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Name and address' })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Shop name').fill('Lock Seven Signs')
  await page.getByLabel('Legal name').fill('Lock Seven Signs Inc.')
  await page.getByLabel('Street and number').fill('7 Canal Street')
  await page.getByLabel('Postal code').fill('nowhere')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Please enter a postal code such as L2R 3M3.')).toBeVisible()
  await page.getByLabel('Postal code').fill('L2V 4Y6')
  await saveStep(page, 'Logo and colours')
  await page
    .getByRole('button', { name: /^Logo/ })
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Links and small buttons' }).fill('#ffee00')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText(/^Text is hard to read in these colours/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Links and small buttons' }).fill('#7a1fa2')
  await expectAccessible(page)
  await saveStep(page, 'Phone and e-mail')
  await page.getByLabel('Phone', { exact: true }).fill('289-555-0107')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('orders@lockseven.example')
  await saveStep(page, 'Opening hours')
  await page.getByRole('link', { name: 'Skip for now' }).click()
  await page.getByLabel('Canada-wide shipping', { exact: true }).fill('12')
  await saveStep(page, 'Sales taxes')
  await page.getByLabel('What do you charge?').selectOption({ label: 'The taxes I am registered for, below' })
  await page.getByLabel('GST/HST: number').fill('12345 6789 RT0001')
  await page.getByLabel('GST/HST: charged from').fill('2020-01-01')
  await saveStep(page, 'Payment')
  await expect(page.getByText('no money moves')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Send a test e-mail' }).click()
  await expect(page.getByText('Saved in the data folder, because no mail server is set up.')).toBeVisible()
  const [test1 = ''] = await mailsAbout('Test e-mail from Lock Seven Signs')
  expect(test1).toContain('To: orders@lockseven.example')
  await page.getByRole('link', { name: 'Continue' }).click()

  await expect(page.getByText(/^The sample shop is loaded: /).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove the sample shop' }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('The sample shop has been removed.')).toBeVisible()
  await page.getByRole('link', { name: 'Import products from a CSV' }).click()
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(PRODUCTS) })
  await page.getByRole('button', { name: 'Preview changes' }).click()
  await page.getByRole('button', { name: 'Import these changes' }).click()
  await expect(page.getByText(/^Done: /)).toBeVisible()
  await visit(page, `${shop.url}/operator/make-it-yours/finished`)
  await expect(page.getByRole('heading', { level: 2, name: 'The shop is yours' })).toBeVisible()
  await expectAccessible(page)

  await visit(page, `${shop.url}/operator/settings/orderMails`)
  const letter = page.getByLabel('An order is paid')
  await letter.fill((await letter.inputValue()).replace('{items}', ''))
  await page.getByRole('button', { name: 'Review changes' }).click()
  await expect(page.getByText('Please keep {items}: the reader needs it.')).toBeVisible()
  await letter.fill(`Ahoy {name}\n\nWe have your order {number}.\n\n${CONFIRMATION}`)
  const preview = page.waitForEvent('popup')
  await page.locator('button[value="orderMails.confirmation"]').click()
  await expect((await preview).getByText('We have your order ND-10234.')).toBeVisible()
  await (await preview).close()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Review changes' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible()

  const shopper = await (await openOtherBrowser()).newPage()
  await visit(shopper, `${shop.url}/shop`)
  await expect(shopper.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText([
    'Lock Seven Crest',
    'Canal Days Banner',
    'Tugboat Bumper',
  ])
  const home = shopper.getByRole('banner').getByRole('link', { name: 'Lock Seven Signs, home' })
  await expect(home.locator('img')).toHaveAttribute('src', /^\/media\//)
  expect(
    await shopper.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-gorge'),
    ),
  ).toBe('#7a1fa2')
  // The total is 20.00 for items and 6.99 for regional delivery, plus 13 % HST.
  expect(await buy(shopper, 'lock-seven-crest', niagaraBuyer)).toBe('CA$30.50')
  const albertan = {
    ...niagaraBuyer,
    email: 'lee@example.com',
    city: 'Calgary',
    postalCode: 'T2P 1J9',
    province: 'Alberta',
  }
  // The total is 100.00 with free shipping, plus 5 % GST.
  expect(await buy(shopper, 'canal-days-banner', albertan)).toBe('CA$105.00')
  // The total is 10.00 for items and 12.00 for shipping, plus GST. There is no PST, because the shop isn't registered for it.
  const columbian = { ...albertan, city: 'Vancouver', postalCode: 'V6B 1A1', province: 'British Columbia' }
  expect(await buy(shopper, 'tug-bumper', columbian)).toBe('CA$23.10')

  await expect(async () => {
    const mails = await mailsAbout('To: orders@lockseven.example')
    expect(mails.filter((mail) => /Subject: New order/.test(mail))).toHaveLength(3)
    const [confirmation = ''] = await mailsAbout('To: robin.neighbour@example.com')
    expect(confirmation).toContain('Subject: Ahoy Robin Neighbour')
    expect(confirmation).toMatch(/We have your order ND-\d+\./)
    expect(confirmation).toContain('Lock Seven Signs')
    expect(confirmation).toContain('12345 6789 RT0001')
  }).toPass({ timeout: 20_000 })

  await visit(page, `${shop.url}/operator/today`)
  await expect(page.getByRole('link', { name: /^3\s*new orders to start/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Make it yours' })).toBeHidden()
  await desk.goTo('Taxes')
  await page.getByRole('link', { name: 'This year' }).click()
  await expect(page.getByText('3 sales, 0 refunds')).toBeVisible()
  const toFile = page.getByRole('row', { name: /GST\/HST/ }).first()
  // The taxes of the three orders are 3.51, 5.00 and 1.10.
  await expect(toFile).toContainText('CA$9.61')
  await expect(toFile).toContainText('12345 6789 RT0001')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  const collected = csv
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => Number(row.split(',')[10]))
  expect(collected.reduce((sum, dollars) => sum + Math.round(dollars * 100), 0)).toBe(961)
})

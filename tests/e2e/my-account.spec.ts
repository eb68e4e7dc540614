import type { Page } from '@playwright/test'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { saveDesign } from '../fixtures/saved-designs.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { AccountPage } from '../pages/account-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { ProductPage } from '../pages/product-page.ts'
import { readQrCode } from '../setup/read-code.ts'

/** Buys a decal with a picture of a bee, as the buyer `neighbour`. Returns the order's page and number. */
async function buyTheBee(page: Page): Promise<{ tab: Page; number: string }> {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const tab = await (await product.addToCart()).checkOut()
  const checkout = new CheckoutPage(tab)
  await checkout.fillIn(niagaraBuyer)
  const order = await (await (await checkout.review()).place()).pay()
  await expect(order.heading).toBeVisible()
  return { tab, number: await order.number() }
}

test('an order and a design are visible on a second device, until one of them deletes everything', async ({
  page,
  openOtherBrowser,
}) => {
  test.slow()
  const { number } = await buyTheBee(page)
  const { title } = await saveDesign(page, 'a heron at dusk')
  const desk = new AccountPage(page)
  await desk.open()
  await expect(desk.section('Orders')).toContainText(number)
  await expect(desk.section('Designs')).toContainText(title)
  await expect(desk.section('Design points')).toContainText('No points yet')
  await expectAccessible(page)

  const link = await desk.makeLink()
  expect(await readQrCode(await desk.linkCode.screenshot())).toBe(link)
  await expectAccessible(page)
  const onPhone = await (await openOtherBrowser({ viewport: { width: 390, height: 844 } })).newPage()
  const phone = new AccountPage(onPhone)
  await phone.open()
  await expect(phone.section('Orders')).not.toContainText(number)
  await onPhone.goto(link)
  // Returns the data that analytics scripts would get on this page. It must not contain secrets.
  const told = () => onPhone.evaluate(() => JSON.stringify(window.dataLayer ?? []))
  await expect.poll(told).toMatch(/"page_location":"[^"]+\/wallet"/)
  await phone.join(link)
  await expect(phone.notice.first()).toContainText('The account is open on this device')
  await expect(phone.section('Orders')).toContainText(number)
  await expect(phone.section('Designs')).toContainText(title)
  await expectAccessible(onPhone)

  await phone.deleteAll()
  await expect(onPhone.getByRole('heading', { name: 'Your data has been deleted' })).toBeVisible()
  for (const account of [desk, phone]) {
    await account.open()
    await expect(account.heading).toBeVisible()
    await expect(account.section('Orders')).not.toContainText(number)
    await expect(account.section('Designs')).not.toContainText(title)
  }
})

test('a lost phone is removed from the account', async ({ page, openOtherBrowser }) => {
  test.slow()
  const { number } = await buyTheBee(page)
  const desk = new AccountPage(page)
  await desk.open()
  const link = await desk.makeLink()
  const phone = new AccountPage(await (await openOtherBrowser()).newPage())
  await phone.join(link)
  await expect(phone.section('Orders')).toContainText(number)
  await desk.open()
  await desk.forgetOtherDevices()
  await expect(desk.section('Orders')).toContainText(number)
  await phone.open()
  await expect(phone.heading).toBeVisible()
  await expect(phone.section('Orders')).not.toContainText(number)
})

test('an order is tracked without its link, has a receipt, and can be bought again', async ({
  page,
  openOtherBrowser,
}) => {
  test.slow()
  const { tab, number } = await buyTheBee(page)
  await expect(tab.getByRole('list', { name: 'Order progress' })).toContainText('Paid')

  const elsewhere = await (await openOtherBrowser({ javaScriptEnabled: false })).newPage()
  await elsewhere.goto('/track')
  await elsewhere.getByLabel('Order number').fill(number)
  await elsewhere.getByLabel('E-mail address or postal code').fill(niagaraBuyer.postalCode.toLowerCase())
  await elsewhere.getByRole('button', { name: 'Track order' }).click()
  const found = elsewhere.getByRole('region', { name: `Order ${number}` })
  await expect(found).toContainText('1 × Bee Kind')
  await expect(elsewhere.getByRole('main')).not.toContainText(niagaraBuyer.lastName)

  await tab.getByRole('link', { name: 'Receipt' }).click()
  await expect(tab.getByRole('heading', { level: 1, name: `Receipt ${number}` })).toBeVisible()
  await expect(tab.getByRole('main')).toContainText('HST 13%')
  await expect(tab.getByRole('main')).toContainText('Payment: Demo payment, no real money moved')
  await tab.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await tab.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(tab.locator('body')).toHaveAttribute('data-printed', 'yes')
  await expectAccessible(tab)
  await tab.emulateMedia({ media: 'print' })
  await expect(tab.getByRole('banner')).toBeHidden()
  await expect(tab.getByRole('contentinfo')).toBeHidden()
  await tab.emulateMedia({ media: null })

  await tab.getByRole('link', { name: 'Back to the order' }).click()
  await tab.getByRole('link', { name: 'Order again' }).click()
  await expect(
    tab.getByRole('link', { name: 'Change it on its product page instead: Bee Kind' }),
  ).toHaveAttribute('href', /^\/product\/bee-kind-bumper\?variant=\d+$/)
  await tab.getByLabel('Quantity of Bee Kind').fill('3')
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your Cart (3)')
  await expect(tab.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveText(/3 items/)
})

test("a product's text is changed when it is ordered again", async ({ page }) => {
  test.slow()
  const plate = new ProductPage(page)
  await plate.open('fleet-unit-numbers')
  await page.getByRole('textbox', { name: 'Unit number' }).fill('27')
  const tab = await (await plate.addToCart()).checkOut()
  const checkout = new CheckoutPage(tab)
  await checkout.fillIn(niagaraBuyer)
  const order = await (await (await checkout.review()).place()).pay()
  await expect(order.heading).toBeVisible()
  await tab.getByRole('link', { name: 'Order again' }).click()
  const words = tab.getByRole('group', { name: 'Your text for Fleet Unit Numbers' })
  await expect(words.getByLabel('Unit number')).toHaveValue('27')
  await words.getByLabel('Unit number').fill('28')
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your Cart (1)')
  await expect(tab.getByRole('main')).toContainText('Unit number: 28')
})

for (const [name, path] of [
  ['tracking', '/track'],
  ['the account of a new browser', '/account'],
  ['deleting', '/account/delete'],
] as const) {
  test(`the page of ${name} is accessible on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expectAccessible(page)
  })
}

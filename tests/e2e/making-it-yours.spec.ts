import type { Page } from '@playwright/test'
import { publicPages } from '../../content/public-pages.ts'
import { settingsListSchema } from '../../contract/operator/settings.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { signInAsOperator, operatorToken } from '../fixtures/operator.ts'
import { OWN_SETTINGS, SAMPLE_SHOP_TEXT } from '../fixtures/own-settings.ts'
import { openOwnShop } from '../fixtures/own-shop.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { OperatorDesk } from '../pages/operator-desk.ts'
import { visit } from '../pages/visit.ts'

// Expected errors in the browser's console: the responses to refused requests (401, 409, 422), and the 404 for links in the default menu.
test.use({ expectedComplaint: /status of (401|409|422)|status of 404 .*\/collection\// })

let shop: Awaited<ReturnType<typeof openOwnShop>>
test.beforeAll(async () => {
  test.setTimeout(150_000)
  shop = await openOwnShop({ SAMPLE_SHOP: '0' })
})
test.afterAll(() => shop.close())

async function openGroup(page: Page, title: string): Promise<void> {
  await visit(page, `${shop.url}/operator/settings`)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review changes' }).click()
}

async function save(page: Page): Promise<void> {
  await review(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible()
}

test("an owner who can't code sets up the shop, and everybody sees it at once", async ({
  page,
  openOtherBrowser,
}) => {
  test.slow()
  await visit(page, `${shop.url}/operator`)
  await new OperatorDesk(page).signIn(operatorToken, 'Ada')

  await openGroup(page, 'Name and address')
  await page.getByLabel('Shop name').fill('Lock Seven Signs')
  await page.getByLabel('Postal code').fill('l2v')
  await review(page)
  await expect(page.getByText('Please enter a postal code such as L2R 3M3.')).toBeVisible()
  await expect(page.getByLabel('Postal code')).toBeFocused()
  await page.getByLabel('Postal code').fill('l2v 4y6')
  await review(page)
  const preview = page.getByRole('region', { name: 'Review your changes' })
  await expect(preview.getByRole('row', { name: /Postal code/ })).toContainText('L2R 3M3L2V 4Y6')
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible()
  await expectAccessible(page)

  await openGroup(page, 'Phone, e-mail and social media')
  await page.getByLabel('Phone', { exact: true }).fill('289-555-0107')
  await page.getByLabel('Toll-free phone').fill('')
  await save(page)
  await openGroup(page, 'Opening hours and days off')
  await page.getByLabel('Saturday').check()
  await page.getByLabel('Closes at').fill('18:30')
  await save(page)
  await openGroup(page, 'Shipping')
  await page.getByLabel('Free shipping in Canada over').fill('90')
  await page.getByLabel('Canada-wide shipping', { exact: true }).fill('12.49')
  await save(page)

  await openGroup(page, 'Promo bar')
  await page.getByLabel('Text', { exact: true }).fill('Two for one on bumper stickers')
  await save(page)
  await openGroup(page, 'Menus')
  const menu = page.getByRole('group', { name: 'Main menu' })
  await menu.getByRole('textbox', { name: 'Text of link 11' }).fill('Our story')
  await menu.getByRole('button', { name: 'Move Our story up' }).click()
  await menu.getByRole('button', { name: 'Remove Provincial' }).click()
  await menu.getByRole('button', { name: 'Add a link' }).click()
  await menu.getByRole('textbox', { name: 'Text of link 11' }).fill('Prices')
  await menu.getByRole('textbox', { name: 'Address of link 11' }).fill('prices')
  await review(page)
  await expect(menu.getByRole('alert')).toHaveText(
    '“Prices” needs an address that begins with / or https://.',
  )
  await menu.getByRole('textbox', { name: 'Address of link 11' }).fill('/decal-material-guide')
  await expectAccessible(page)
  await review(page)
  // This shop has no sample products, so it lacks collections to which the default menu links.
  await expect(preview.getByRole('status')).toContainText('/collection/vehicle-decals')
  await preview.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible()
  await openGroup(page, 'Rewards')
  await page.getByLabel('Points for a friend’s first order').fill('250')
  await save(page)
  await openGroup(page, 'How long data is kept')
  await page.getByLabel('Carts, in days after the last change').fill('45')
  await save(page)

  const shopper = await (await openOtherBrowser()).newPage()
  await visit(shopper, `${shop.url}/referrals`)
  await expect(shopper.getByRole('main')).toContainText('You earn 250 points for each friend')
  await expect(shopper.getByText('Two for one on bumper stickers')).toBeVisible()
  const menuLinks = shopper.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(menuLinks.filter({ hasText: 'Provincial' })).toHaveCount(0)
  await expect(menuLinks.last()).toHaveAttribute('href', '/decal-material-guide')
  await expect(menuLinks.nth(-3)).toHaveText('Our story')
  await visit(shopper, `${shop.url}/privacy`)
  await expect(shopper.getByRole('row', { name: /^The cart/ })).toContainText('45 days')
  await visit(shopper, `${shop.url}/shipping`)
  const main = shopper.getByRole('main')
  await expect(main).toContainText('CA$12.49')
  await expect(main).toContainText('$90')
  const foot = shopper.getByRole('contentinfo')
  await expect(foot).toContainText('289-555-0107')
  await expect(foot).toContainText('Mon-Sat 9AM-6:30PM')
  await expect(foot).toContainText('L2V 4Y6')
  await expect(shopper).toHaveTitle(/ \| Lock Seven Signs$/)
  await shopper.getByRole('link', { name: 'Lock Seven Signs, home' }).click()
  await expect(shopper.getByText('Free shipping over $90').first()).toBeVisible()
  await expect(shopper).toHaveTitle(/ \| Lock Seven Signs$/)
})

test("with two concurrent changes of a setting, the second sees the first one's value and can undo it", async ({
  page,
  openOtherBrowser,
}) => {
  test.slow()
  const other = await (await openOtherBrowser()).newPage()
  const people = [
    { at: page, name: 'Ada', tagline: 'Signs since 1932' },
    { at: other, name: 'Ben', tagline: 'Lettering at Lock Seven' },
  ]
  for (const { at, name, tagline } of people) {
    await visit(at, `${shop.url}/operator`)
    await new OperatorDesk(at).signIn(operatorToken, name)
    await openGroup(at, 'Name and address')
    await at.getByLabel('Tagline').fill(tagline)
  }
  await save(page)
  await review(other)
  await expect(other.getByText('Someone changed this to “Signs since 1932” in the meantime.')).toBeVisible()
  await expect(other.getByLabel('Tagline')).toHaveValue('Lettering at Lock Seven')
  await other.getByRole('button', { name: 'Show latest version' }).click()
  await save(other)
  const history = other.getByRole('region', { name: 'Change history' })
  await expect(history.getByRole('row').nth(1)).toContainText(
    /Ben.*Signs since 1932.*Lettering at Lock Seven/,
  )
  await history.getByRole('button', { name: /Undo the change of “Tagline”/ }).click()
  await expect(other.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Signs since 1932')
})

test('an owner finds a setting by one of its words, and sees which groups were changed', async ({ page }) => {
  await visit(page, `${shop.url}/operator/settings`)
  await new OperatorDesk(page).signIn(operatorToken, 'Ada')
  const section = page.getByRole('region', { name: 'Shop', exact: true })
  await expect(section.getByRole('listitem').filter({ hasText: 'Name and address' })).toContainText(
    /\d changed/,
  )
  await expect(page.getByRole('link', { name: 'Carriers and tracking links' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('postal')
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await expect(section).toContainText('Postal code')
  await expect(page.getByRole('link', { name: 'Carriers and tracking links' })).toBeHidden()
  await visit(page, `${shop.url}/operator/settings?q=no-such-setting`)
  await expect(page.getByText('No setting matches “no-such-setting”')).toBeVisible()
})

test('a table of discounts is changed row by row, shows on the calculator at once, and can be undone', async ({
  page,
}) => {
  test.slow()
  await visit(page, `${shop.url}/operator`)
  await new OperatorDesk(page).signIn(operatorToken, 'Ada')
  await openGroup(page, 'Quantity discounts')
  const apparel = page.getByRole('group', { name: 'Printed apparel' })
  await apparel.getByLabel('Per cent off, row 2').fill('18')
  await apparel.getByRole('button', { name: 'Add a row' }).click()
  await apparel.getByLabel('From, in pieces, row 5').fill('1000')
  await apparel.getByLabel('Per cent off, row 5').fill('120')
  await review(page)
  await expect(apparel.getByRole('alert')).toContainText('Row 5: Per cent off.')
  await apparel.getByRole('button', { name: 'Remove row 5' }).click()
  await save(page)

  // Checks the displayed price of 100 garments at 8.99 each. The old discount is 15 percent, the new discount 18 percent.
  const hundred = async (costs: string) => {
    await visit(page, `${shop.url}/collection/custom-heat-transfer-apparel`)
    await expect(page.getByRole('form', { name: 'Calculate' })).toContainText(costs)
  }
  await hundred('CA$737.00')
  await openGroup(page, 'Quantity discounts')
  await page
    .getByRole('region', { name: 'Change history' })
    .getByRole('button', { name: /Undo the change of “Printed apparel”/ })
    .click()
  await expect(apparel.getByLabel('Per cent off, row 2')).toHaveValue('15')
  await hundred('CA$764.00')
})

test('no public page still has a name, number or address of the sample shop', async ({ request }) => {
  test.slow()
  await signInAsOperator(request, shop.url)
  for (const [group, values] of Object.entries(OWN_SETTINGS)) {
    const { groups } = settingsListSchema.parse(
      await (await request.get(`${shop.url}/api/operator/settings`)).json(),
    )
    const fields = groups.find(({ name }) => name === group)?.fields ?? []
    const changes = Object.entries(values).map(([name, to]) => {
      const key = `${group}.${name}`
      return { key, from: fields.find((field) => field.key === key)?.value ?? '', to }
    })
    const answer = await request.put(`${shop.url}/api/operator/settings/${group}`, {
      data: { changes },
      headers: { origin: shop.url },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  const paths = [
    ...publicPages.map(({ path }) => path),
    '/faq',
    '/returns',
    '/terms',
    '/manifest.webmanifest',
  ]
  const left: string[] = []
  for (const path of paths) {
    const answer = await request.get(shop.url + path)
    const [found] = SAMPLE_SHOP_TEXT.exec(await answer.text()) ?? []
    if (!answer.ok() || found !== undefined) left.push(`${path} ${answer.status()} ${found ?? ''}`)
  }
  expect(left).toEqual([])
})

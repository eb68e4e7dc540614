import type { Page } from '@playwright/test'
import { type TestBuyer, niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { AccountPage } from '../pages/account-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { ProductPage } from '../pages/product-page.ts'
import { ReferralsPage } from '../pages/referrals-page.ts'
import { findToast } from '../pages/toast.ts'

/** The API's response for a visitor who has referred a friend. */
const POINTS_AFTER_REFERRAL = {
  availablePoints: 100,
  totalPoints: 100,
  level: 2,
  xpToNextLevel: 200,
  levelProgress: 0,
  owedPoints: 0,
}

/** Makes a new buyer, whose e-mail address and street nobody else has. */
function makeUniqueBuyer(): TestBuyer {
  const name = crypto.randomUUID().slice(0, 8)
  return { ...niagaraBuyer, email: `${name}@example.com`, street: `12 ${name} Street` }
}

/** Adds a decal with a picture of a bee to the cart, and fills in the checkout. */
async function checkOutTheBee(page: Page, buyer: TestBuyer): Promise<CheckoutPage> {
  const product = new ProductPage(page)
  await product.open('bee-kind-bumper')
  const checkout = new CheckoutPage(await (await product.addToCart()).checkOut())
  await checkout.fillIn(buyer)
  return checkout
}

async function pay(checkout: CheckoutPage) {
  const order = await (await (await checkout.review()).place()).pay()
  await expect(order.heading).toBeVisible()
  return order
}

test('A shares, B buys, A gets 100 points, redeems them, and the checkout accepts the code once', async ({
  page,
  openOtherBrowser,
}) => {
  test.slow()
  const kim = makeUniqueBuyer()
  const mine = new ReferralsPage(page)
  await mine.open()
  await expect(mine.figure('Available points')).toHaveText('0')
  const link = await mine.generate()
  await expect(findToast(page)).toContainText('Referral Code Generated!')
  expect(link).toMatch(/\/r\/[A-Z2-9]{8}$/)

  const friend = await (await openOtherBrowser()).newPage()
  await friend.goto(link)
  await expect(friend).toHaveURL('/')
  await mine.open()
  await expect(mine.figure('Pending referrals')).toHaveText('1')
  await pay(await checkOutTheBee(friend, makeUniqueBuyer()))

  await mine.open()
  await expect(mine.figure('Available points')).toHaveText('100')
  await expect(mine.figure('Total points')).toHaveText('100')
  await expect(mine.points).toContainText('Level 2')
  await expect(mine.points).toContainText('200 XP to level 3')
  await expect(mine.recent.getByRole('row').nth(1)).toContainText('Completed')
  await mine.tab('Achievements').click()
  await expect(mine.panel('Achievements')).toContainText('First FriendA friend you referred')

  await mine.tab('Rewards').click()
  await expect(mine.reward('Full Roll')).toHaveText('Not Enough Points')
  await expect(mine.reward('Full Roll')).toBeDisabled()
  await mine.reward('First Cut').click()
  await expect(findToast(page)).toContainText('Reward Redeemed!')
  await expect(mine.figure('Available points')).toHaveText('0')
  await expect(mine.reward('First Cut')).toHaveText('Not Enough Points')
  const code = await mine.latestCode()

  await mine.codes.getByRole('link', { name: 'Use it now' }).click()
  const checkout = await checkOutTheBee(page, kim)
  await expect(checkout.discountCode).toHaveValue(code)
  // The discount is 10 % of 4.99, rounded half up.
  await expect((await pay(checkout)).amount(/^Discount/)).toHaveText('−CA$0.50')

  const again = await checkOutTheBee(page, kim)
  await again.discountCode.fill(code)
  await again.review()
  await expect(again.heading).toBeVisible()
  await expect(again.discountCode).toHaveAccessibleDescription(/has been used up/)

  const account = new AccountPage(page)
  await account.open()
  await expect(account.section('Reward points')).toContainText('A friend’s first order')
  await expect(account.section('Reward points')).toContainText('+100')
})

test('a visitor who follows their own link and buys gets nothing for it', async ({ page }) => {
  test.slow()
  const mine = new ReferralsPage(page)
  await mine.open()
  await page.goto(await mine.generate())
  await pay(await checkOutTheBee(page, makeUniqueBuyer()))
  await mine.open()
  await expect(mine.figure('Available points')).toHaveText('0')
  await expect(mine.recent).toContainText('No one has used your link yet')
})

test('without scripts a form creates the link, and tabs are pages', async ({ openOtherBrowser }) => {
  const page = await (await openOtherBrowser({ javaScriptEnabled: false })).newPage()
  const mine = new ReferralsPage(page)
  await page.goto('/referrals')
  await mine.generateButton.click()
  await expect(mine.notice).toContainText('Referral Code Generated!')
  await expect(mine.link).toHaveValue(/\/r\/[A-Z2-9]{8}$/)
  await mine.tab('Rewards').click()
  await expect(mine.reward('First Cut')).toBeDisabled()
  await mine.tab('Leaderboard').click()
  await expect(mine.panel('Leaderboard')).toContainText('Coming soon')
})

test('by keyboard: arrows switch the tabs, and the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const mine = new ReferralsPage(page)
  await mine.open()
  await mine.generateButton.focus()
  await page.keyboard.press('Enter')
  await expect(mine.link).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).press('Enter')
  await expect(findToast(page)).toContainText('Copied!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await mine.link.inputValue())
  await mine.tab('Referrals').focus()
  await page.keyboard.press('ArrowRight')
  await expect(mine.tab('Rewards')).toBeFocused()
  await expect(mine.panel('Rewards')).toBeVisible()
  await expect(page).toHaveURL('/referrals?tab=rewards')
  await page.keyboard.press('End')
  await expect(mine.panel('Leaderboard')).toContainText('Coming soon')
})

test('while the link is being created the button waits', async ({ page }) => {
  const mine = new ReferralsPage(page)
  await mine.open()
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/api/referrals/generate', async (route) => {
    await held
    await route.continue()
  })
  await mine.generateButton.click()
  await expect(mine.generateButton).toHaveText('Generating...')
  await expect(mine.generateButton).toBeDisabled()
  goOn()
  await expect(mine.link).toBeVisible()
})

test.describe('a redemption that the shop refuses', () => {
  test.use({ expectedComplaint: /409/ })

  test('shows an error, and takes no points', async ({ page }) => {
    // The page shows 100 points that the visitor no longer has, as if they had been spent in another tab.
    await page.route('**/api/points/1', (route) => route.fulfill({ json: POINTS_AFTER_REFERRAL }))
    const mine = new ReferralsPage(page)
    await mine.open()
    await mine.generate()
    await expect(mine.figure('Available points')).toHaveText('100')
    await mine.tab('Rewards').click()
    await mine.reward('First Cut').click()
    await expect(findToast(page)).toContainText('Redemption Failed')
    await expect(findToast(page)).toContainText('Not enough points for this reward.')
    await expect(mine.codes).toContainText('Codes you redeem appear here')
  })
})

test('every tab fits a tablet and is accessible, with a link created and a code redeemed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  const code = { name: 'First Cut', code: 'THANKS-ABCDEFGH23' }
  await page.route('**/api/rewards/redeem', (route) =>
    route.fulfill({ json: { ...code, message: code.code } }),
  )
  await page.route('**/api/points/1', (route) =>
    route.fulfill({ json: { ...POINTS_AFTER_REFERRAL, owedPoints: 30 } }),
  )
  const mine = new ReferralsPage(page)
  await mine.open()
  await mine.generate()
  await mine.tab('Rewards').click()
  await mine.reward('First Cut').click()
  await expect(mine.codes).toContainText(code.code)
  // Closes the toast, because it covers a part of the page.
  await findToast(page).getByRole('button', { name: 'Dismiss' }).click()
  for (const tab of ['Referrals', 'Rewards', 'Achievements', 'Leaderboard'] as const) {
    await mine.tab(tab).click()
    await expect(mine.panel(tab)).toBeVisible()
    await expectAccessible(page)
  }
})

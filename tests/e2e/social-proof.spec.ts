import type { Page } from '@playwright/test'
import type { SocialProof } from '../../contract/social-proof.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import {
  fetchSocialProof,
  waitForSocialProof,
  EMPTY_SOCIAL_PROOF,
  findRecentOrders,
  findPurchaseToast,
} from '../pages/social-proof.ts'
import {
  advanceClock,
  advanceClockUntil,
  advanceClockUntilVisible,
  visitOnStoppedClock,
} from '../pages/stopped-clock.ts'
import { visit } from '../pages/visit.ts'

// Gives each test a browser context of its own, because most of these tests stop the page's clock.
test.use({ ownContext: true })

const PRODUCT = '/product/lake-ontario-sunset'
const LANDING = '/collection/car-decals'
const ITS_ORDERS = '?collection=car-truck-decals'

/** Counts the heartbeats that a page sends to show that it is being viewed. */
function countSigns(page: Page): { sent: number } {
  const signs = { sent: 0 }
  page.on('request', (request) => {
    if (request.url().endsWith('/api/presence')) signs.sent += 1
  })
  return signs
}

const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause live updates' }).first()

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing appears or changes by itself until it is turned on', async ({ page, request }) => {
    const { purchases } = await fetchSocialProof(request, ITS_ORDERS)
    const signs = countSigns(page)
    await visitOnStoppedClock(page, LANDING)
    await advanceClockUntilVisible(page, findRecentOrders(page))
    await findRecentOrders(page).scrollIntoViewIfNeeded()
    const first = findRecentOrders(page).getByRole('link').first()
    await advanceClock(page, 20_000)
    await expect(first).toHaveText(purchases[0]?.title ?? 'nothing')
    await expect(findPurchaseToast(page)).toHaveCount(0)
    expect(signs.sent).toBe(0)
    await findRecentOrders(page).getByRole('button', { name: 'Resume live updates' }).click()
    await expect.poll(() => signs.sent).toBe(1)
    await advanceClock(page, 8_000)
    await expect(first).toHaveText(purchases[3]?.title ?? 'nothing')
  })
})

test('recent orders rotate three at a time every 8 s, and can be paused', async ({ page, request }) => {
  const { purchases } = await fetchSocialProof(request, ITS_ORDERS)
  const titles = (from: number) =>
    [0, 1, 2].map((place) => purchases[(from + place) % purchases.length]?.title ?? 'nothing')
  await visitOnStoppedClock(page, LANDING)
  await advanceClockUntil(page, waitForSocialProof(page))
  await advanceClockUntilVisible(page, findRecentOrders(page), 1)
  const listed = findRecentOrders(page).getByRole('listitem').getByRole('link')
  await expect(listed).toHaveText(titles(0))
  await advanceClock(page, 7_700)
  await expect(listed).toHaveText(titles(0))
  await advanceClock(page, 300)
  await expect(listed).toHaveText(titles(3))
  await advanceClock(page, 8_000)
  await expect(listed).toHaveText(titles(6))
  await findRecentOrders(page).getByRole('button', { name: 'Pause live updates' }).click()
  await advanceClock(page, 20_000)
  await expect(listed).toHaveText(titles(6))
  await expect(page.getByText('Live numbers are off')).toBeVisible()
  await expect(findPurchaseToast(page)).toBeHidden()
  await page.clock.resume()
  // Scrolls to the top, where the floating button covers nothing. Elsewhere it may cover content, according to the specification.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
})

test('a page without recent orders of its own subject shows none', async ({ page, request }) => {
  expect((await fetchSocialProof(request)).purchases.length).toBeGreaterThan(3)
  expect((await fetchSocialProof(request, '?collection=custom-yard-signs')).purchases.length).toBeLessThan(3)
  await visitOnStoppedClock(page, '/collection/custom-yard-signs')
  await advanceClockUntil(page, page.waitForResponse('**/api/social-proof?collection=custom-yard-signs'))
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await advanceClock(page, 1_000)
  await expect(findRecentOrders(page)).toHaveCount(0)
})

test('two visitors on one page see each other counted, a single one sees nothing', async ({
  page,
  openOtherBrowser,
}) => {
  const viewers = page.getByText('2 people on this page')
  const signs = countSigns(page)
  const told = () => page.waitForResponse('**/api/presence')
  await visitOnStoppedClock(page, PRODUCT)
  const alone = told()
  await advanceClockUntil(page, alone)
  expect(await (await alone).json()).toEqual({ viewers: 1 })
  await expect(viewers).toBeHidden()

  const other = await (await openOtherBrowser({ userAgent: 'Another browser' })).newPage()
  const seen = other.waitForResponse('**/api/presence')
  await visit(other, PRODUCT)
  await seen
  const both = told()
  await advanceClock(page, 8_000)
  await both
  await expect(viewers).toBeVisible()
  expect(signs.sent).toBe(2)

  await pauseButton(page).click()
  await expect(page.getByText('Live numbers are off')).toBeVisible()
  await advanceClock(page, 20_000)
  expect(signs.sent).toBe(2)
})

test('the badge shows the stock of the chosen variant, and of no other', async ({ page, request }) => {
  const { lowStock } = await fetchSocialProof(request, `?product=${PRODUCT.split('/').at(-1)}`)
  expect(lowStock.length).toBeGreaterThan(1)
  expect(lowStock[0]).toMatchObject({ title: '4 in / Gloss', level: 'very-low' })
  const badge = page.getByText(/^(?:Only \d+ left|Low stock|Limited quantity)/).first()
  await visitOnStoppedClock(page, PRODUCT)
  await advanceClockUntil(page, page.waitForResponse('**/api/social-proof?product=*'))
  await advanceClockUntilVisible(page, badge, 1)
  await expect(badge).toHaveText(`Only ${lowStock[0]?.left} left in stock!`)
  await advanceClock(page, 10_000)
  await expect(badge).toHaveText(`Only ${lowStock[0]?.left} left in stock!`)
  expect(lowStock.map(({ title }) => title)).not.toContain('6 in / Gloss')
  await page.getByRole('main').getByRole('link', { name: '6 in', exact: true }).click()
  await expect(page).toHaveURL(/variant=/)
  await expect(badge).toBeHidden()
})

test("a state's banner shows the low stock of its product", async ({ page, request }) => {
  const { lowStock } = await fetchSocialProof(request, '?product=florida-palm-sunshine')
  expect(lowStock).toMatchObject([{ title: '', level: 'low' }])
  await visit(page, '/florida-decals')
  const florida = page.getByRole('complementary', { name: 'Florida’s own: Sunshine Palm' })
  await expect(florida).toContainText('Sunshine Palm, CA$14.99')
  await expect(florida).toContainText(`Low stock: ${lowStock[0]?.left} left`)

  const limited: SocialProof = {
    ...EMPTY_SOCIAL_PROOF,
    lowStock: [{ variantId: 'one', title: '', level: 'limited', left: 9 }],
  }
  await page.route('**/api/social-proof?product=*', (route) => route.fulfill({ json: limited }))
  await visit(page, '/georgia-decals')
  const georgia = page.getByRole('complementary', { name: 'Savannah, by water' })
  await expect(georgia).toContainText('Limited quantity available')
})

test("the shop's guarantees link to their details", async ({ page }) => {
  await visit(page, LANDING)
  const bar = page.getByRole('region', { name: 'You can count on it' })
  await bar.getByRole('link', { name: '3-year warranty' }).click()
  await expect(page).toHaveURL('/returns')
  await expect(page.getByRole('main')).toContainText('three years')
})

import type { APIRequestContext, Page } from '@playwright/test'
import { expectGoodFor } from '../fixtures/good-for-everyone.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { visit } from '../pages/visit.ts'

type Proof = {
  purchases: { title: string; place: string | null }[]
  sample: boolean
  lowStock: { title: string; left: number }[]
}
const PRODUCT = '/product/lake-ontario-sunset'
const LANDING = '/texas-decals'
const NOTHING = { purchases: [], sample: false, lowStock: [] }

const toast = (page: Page) => page.getByRole('region', { name: /Recent purchase/ })
const closing = (page: Page) => toast(page).getByRole('button', { name: 'No more of these notices' })
const recent = (page: Page) => page.getByRole('region', { name: 'Lately off the cutting table' })

async function factsOf(request: APIRequestContext, query = ''): Promise<Proof> {
  const answer = await request.get(`/api/social-proof${query}`)
  return answer.json()
}

/** From then on its time stands still: what it does late has not begun. */
async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await visit(page, path)
  await page.clock.pauseAt(Date.now() + 2_500)
}

/** Time goes on until the late parts are there, which a clock that stands still never lets come. */
async function untilLate(page: Page, wanted: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100)
    await wanted()
  }).toPass()
}

const shows = (page: Page) => expect(toast(page)).toBeVisible({ timeout: 100 })

test.describe('a purchase', () => {
  test('is told about 3 s after the page, for 4 s, every 15 s, in turn', async ({ page, request }) => {
    const { purchases, sample } = await factsOf(request)
    await openWithStoppedClock(page, '/shop')
    await expect(toast(page)).toBeHidden()
    await untilLate(page, () => shows(page))
    await expect(toast(page)).toContainText(purchases[0]?.title ?? 'nothing')
    await expect(toast(page).getByText('Sample order')).toHaveCount(sample ? 1 : 0)
    await expect(page.locator('[aria-live]').filter({ hasText: 'Somebody' })).toHaveCount(0)
    await expectGoodFor(page)
    await page.clock.runFor(3_800)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(300)
    await expect(toast(page)).toBeHidden()
    await page.clock.runFor(10_600)
    await expect(toast(page)).toBeHidden()
    await page.clock.runFor(500)
    await expect(toast(page)).toBeVisible()
    await expect(toast(page)).toContainText(purchases[1]?.title ?? 'nothing')
  })

  test('is held by the keyboard, and closed for the whole visit', async ({ page }) => {
    await openWithStoppedClock(page, '/shop')
    await untilLate(page, () => shows(page))
    await page.keyboard.press('F8')
    await expect(toast(page).getByRole('link')).toBeFocused()
    await page.clock.runFor(9_000)
    await expect(toast(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(closing(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast(page)).toBeHidden()
    await visit(page, '/')
    const late = page.waitForResponse('**/api/social-proof')
    await page.clock.runFor(4_000)
    await late
    await page.clock.runFor(30_000)
    await expect(toast(page)).toBeHidden()
  })

  test('is told to nobody where there was none, and not in the cart', async ({ page }) => {
    await page.route('**/api/social-proof*', (route) => route.fulfill({ json: NOTHING }))
    await openWithStoppedClock(page, LANDING)
    const late = page.waitForResponse('**/api/social-proof')
    await page.clock.runFor(4_000)
    await late
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.clock.runFor(20_000)
    await expect(page.getByText('Somebody')).toHaveCount(0)
    await expect(recent(page)).toHaveCount(0)
    await page.unroute('**/api/social-proof*')
    await visit(page, '/cart')
    await page.clock.runFor(20_000)
    await expect(page.getByText('Somebody')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a purchase never lies over what stays at the foot of the screen', async ({ page }) => {
    await openWithStoppedClock(page, PRODUCT)
    const bar = page.locator('#buy-bar')
    await expect(bar).toBeVisible()
    const late = page.waitForResponse('**/api/social-proof')
    await page.clock.runFor(4_000)
    await late
    await page.clock.runFor(20_000)
    // The bar at its own place leaves room; the page's own button, once it is in sight, does not.
    const { bottom } = await toast(page)
      .evaluate((box) => box.getBoundingClientRect())
      .catch(() => ({ bottom: 0 }))
    const top = await bar.evaluate((element) => element.getBoundingClientRect().top)
    expect(bottom).toBeLessThanOrEqual(top)
  })
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing comes or changes by itself until it is asked to', async ({ page, request }) => {
    const { purchases } = await factsOf(request)
    await openWithStoppedClock(page, LANDING)
    await untilLate(page, () => expect(recent(page)).toBeAttached({ timeout: 100 }))
    await recent(page).scrollIntoViewIfNeeded()
    const first = recent(page).getByRole('link').first()
    await page.clock.runFor(30_000)
    await expect(first).toHaveText(purchases[0]?.title ?? 'nothing')
    await expect(toast(page)).toBeHidden()
    await recent(page).getByRole('button', { name: 'Let it change by itself again' }).click()
    await page.clock.runFor(8_000)
    await expect(first).toHaveText(purchases[3]?.title ?? 'nothing')
  })
})

test('recent orders go by three at a time every 8 s, and can be paused', async ({ page, request }) => {
  const { purchases } = await factsOf(request)
  const titles = (from: number) =>
    [0, 1, 2].map((place) => purchases[(from + place) % purchases.length]?.title ?? 'nothing')
  await openWithStoppedClock(page, LANDING)
  await untilLate(page, () => expect(recent(page)).toBeAttached({ timeout: 100 }))
  const listed = recent(page).getByRole('listitem').getByRole('link')
  await expect(listed).toHaveText(titles(0))
  await page.clock.runFor(8_000)
  await expect(listed).toHaveText(titles(3))
  await recent(page).getByRole('button', { name: 'Pause what changes by itself' }).click()
  await page.clock.runFor(20_000)
  await expect(listed).toHaveText(titles(3))
  await expect(page.getByText('Live numbers are off')).toBeVisible()
  await expectGoodFor(page)
})

test('two people on one page are told of each other, one alone of nobody', async ({
  page,
  openOtherBrowser,
}) => {
  const viewers = page.getByText('2 people on this page')
  await openWithStoppedClock(page, PRODUCT)
  const alone = page.waitForResponse('**/api/presence')
  await page.clock.runFor(4_000)
  expect(await (await alone).json()).toEqual({ viewers: 1 })
  await expect(viewers).toBeHidden()
  const other = await (await openOtherBrowser({ userAgent: 'Another browser' })).newPage()
  const seen = other.waitForResponse('**/api/presence')
  await visit(other, PRODUCT)
  await seen
  await page.clock.runFor(8_000)
  await expect(viewers).toBeVisible()
})

test('scarce variants take turns of 10 s, each by what is left of it', async ({ page, request }) => {
  const { lowStock } = await factsOf(request, `?product=${PRODUCT.split('/').at(-1)}`)
  expect(lowStock.length).toBeGreaterThan(1)
  const told = (turn: number) => page.getByText(`${lowStock[turn]?.title}: `, { exact: false }).first()
  await openWithStoppedClock(page, PRODUCT)
  await untilLate(page, () => expect(told(0)).toBeVisible({ timeout: 100 }))
  await page.clock.runFor(10_000)
  await expect(told(1)).toBeVisible()
  await expect(told(0)).toBeHidden()
})

test('what the shop stands by leads to where it is kept', async ({ page }) => {
  await visit(page, LANDING)
  const bar = page.getByRole('region', { name: 'You can count on it' })
  await bar.getByRole('link', { name: '3-year warranty' }).click()
  await expect(page).toHaveURL('/returns')
  await expect(page.getByRole('main')).toContainText('three years')
})

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

type Turn = { at: number; shown: boolean; text: string }

/** Notes when the toast comes and goes, in milliseconds since the page became interactive. */
async function watchToast(page: Page): Promise<() => Promise<Turn[]>> {
  await page.evaluate(() => {
    const turns: Turn[] = []
    const began = performance.getEntriesByName('interactive')[0]?.startTime ?? 0
    Object.assign(window, { turns })
    const look = () => {
      const box = document.querySelector('section[aria-label^="Recent purchase"]')
      const shown = box !== null && !box.classList.contains('invisible')
      if (shown === (turns.at(-1)?.shown ?? false)) return
      turns.push({ at: performance.now() - began, shown, text: box?.textContent ?? '' })
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'turns'))
}

test.describe('a purchase', () => {
  test('is told about 3 s after the page, for 4 s, every 15 s, in turn', async ({ page, request }) => {
    const { purchases, sample } = await factsOf(request)
    await visit(page, '/shop')
    const turnsOf = await watchToast(page)
    await expect.poll(async () => (await turnsOf()).length, { timeout: 40_000 }).toBe(3)
    const [first, gone, second] = await turnsOf()
    // Timers come late on a busy machine, never early.
    expect(first?.at).toBeGreaterThan(2_900)
    expect((gone?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(3_900)
    expect((gone?.at ?? 0) - (first?.at ?? 0)).toBeLessThan(8_000)
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(14_900)
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeLessThan(20_000)
    expect(first?.text).toContain(purchases[0]?.title ?? 'nothing')
    expect(first?.text.includes('Sample order')).toBe(sample)
    expect(second?.text).toContain(purchases[1]?.title ?? 'nothing')
    await expect(page.locator('[aria-live]').filter({ hasText: 'Somebody' })).toHaveCount(0)
  })

  test('is held by the keyboard, good for everyone, and closed for the whole visit', async ({ page }) => {
    await visit(page, '/shop')
    await expect(toast(page)).toBeVisible()
    await page.keyboard.press('F8')
    await expect(toast(page).getByRole('link')).toBeFocused()
    await page.waitForTimeout(5_000)
    await expect(toast(page)).toBeVisible()
    await expectGoodFor(page)
    await page.keyboard.press('Tab')
    await expect(closing(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast(page)).toBeHidden()
    const late = page.waitForResponse('**/api/social-proof')
    await visit(page, '/')
    const turnsOf = await watchToast(page)
    await late
    await page.waitForTimeout(3_000)
    expect(await turnsOf()).toEqual([])
  })

  test('is told to nobody where there was none, and not in the cart', async ({ page }) => {
    await page.route('**/api/social-proof*', (route) => route.fulfill({ json: NOTHING }))
    const late = page.waitForResponse('**/api/social-proof')
    await visit(page, LANDING)
    await late
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(2_000)
    await expect(page.getByText('Somebody')).toHaveCount(0)
    await expect(recent(page)).toHaveCount(0)
    await page.unroute('**/api/social-proof*')
    await visit(page, '/cart')
    await page.waitForTimeout(6_000)
    await expect(page.getByText('Somebody')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a purchase never lies over what stays at the foot of the screen', async ({ page }) => {
    const late = page.waitForResponse('**/api/social-proof')
    await visit(page, PRODUCT)
    const bar = page.locator('#buy-bar')
    await expect(bar).toBeVisible()
    await late
    await page.waitForTimeout(1_500)
    const top = await bar.evaluate((element) => element.getBoundingClientRect().top)
    // The bar at its own place leaves room; the page's own button, once it is in sight, does not.
    for (const box of await toast(page).all()) {
      const { bottom } = await box.evaluate((element) => element.getBoundingClientRect())
      expect(bottom).toBeLessThanOrEqual(top)
    }
  })
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing comes or changes by itself until it is asked to', async ({ page, request }) => {
    const { purchases } = await factsOf(request)
    await visit(page, LANDING)
    await recent(page).scrollIntoViewIfNeeded()
    const turnsOf = await watchToast(page)
    const first = recent(page).getByRole('link').first()
    await page.waitForTimeout(9_000)
    await expect(first).toHaveText(purchases[0]?.title ?? 'nothing')
    expect(await turnsOf()).toEqual([])
    await recent(page).getByRole('button', { name: 'Let it change by itself again' }).click()
    await expect(first).toHaveText(purchases[3]?.title ?? 'nothing')
  })
})

test('recent orders go by three at a time every 8 s, and can be paused', async ({ page, request }) => {
  const { purchases } = await factsOf(request)
  const titles = (from: number) =>
    [0, 1, 2].map((place) => purchases[(from + place) % purchases.length]?.title ?? 'nothing')
  await visit(page, LANDING)
  const listed = recent(page).getByRole('listitem').getByRole('link')
  await expect(listed).toHaveText(titles(0))
  await expect(listed).toHaveText(titles(3))
  await recent(page).getByRole('button', { name: 'Pause what changes by itself' }).click()
  await page.waitForTimeout(9_000)
  await expect(listed).toHaveText(titles(3))
  await expect(page.getByText('Live numbers are off')).toBeVisible()
  await expect(toast(page)).toBeHidden()
  // The floating button lies over what is scrolled below it, as it is specified to.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectGoodFor(page)
})

test('two people on one page are told of each other, one alone of nobody', async ({
  page,
  openOtherBrowser,
}) => {
  const viewers = page.getByText('2 people on this page')
  const alone = page.waitForResponse('**/api/presence')
  await visit(page, PRODUCT)
  expect(await (await alone).json()).toEqual({ viewers: 1 })
  await expect(viewers).toBeHidden()
  const other = await (await openOtherBrowser({ userAgent: 'Another browser' })).newPage()
  const seen = other.waitForResponse('**/api/presence')
  await visit(other, PRODUCT)
  await seen
  await expect(viewers).toBeVisible()
})

test('scarce variants take turns of 10 s, each by what is left of it', async ({ page, request }) => {
  const { lowStock } = await factsOf(request, `?product=${PRODUCT.split('/').at(-1)}`)
  expect(lowStock.length).toBeGreaterThan(1)
  const told = (turn: number) => page.getByText(`${lowStock[turn]?.title}: `, { exact: false }).first()
  await visit(page, PRODUCT)
  await expect(told(0)).toBeVisible()
  await page.waitForTimeout(8_000)
  await expect(told(0)).toBeVisible()
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

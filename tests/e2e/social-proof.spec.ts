import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { SocialProof } from '../../contract/social-proof.ts'
import { expectGoodFor } from '../fixtures/good-for-everyone.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { visit } from '../pages/visit.ts'

const PRODUCT = '/product/lake-ontario-sunset'
const LANDING = '/texas-decals'
const NOTHING: SocialProof = { purchases: [], sample: false, lowStock: [] }

const TOAST = 'section[aria-label^="Recent purchase"]'
const FIRST_RECENT = 'section[aria-labelledby="recent-orders"] li a'

const toast = (page: Page) => page.getByRole('region', { name: /Recent purchase/ })
const closing = (page: Page) => toast(page).getByRole('button', { name: 'No more of these notices' })
const recent = (page: Page) => page.getByRole('region', { name: 'Lately off the cutting table' })

async function factsOf(request: APIRequestContext, query = ''): Promise<SocialProof> {
  const answer = await request.get(`/api/social-proof${query}`)
  return answer.json()
}

/** The text is empty where something goes. */
type Turn = { at: number; text: string }

/** Notes when something comes, changes and goes, in milliseconds since the page became interactive. */
async function watch(page: Page, selector: string): Promise<() => Promise<Turn[]>> {
  await page.evaluate((looked) => {
    const turns: Turn[] = []
    const began = performance.getEntriesByName('interactive')[0]?.startTime ?? 0
    Object.assign(window, { [looked]: turns })
    const look = () => {
      const box = document.querySelector(looked)
      const text = box === null || box.classList.contains('invisible') ? '' : (box.textContent ?? '')
      if (text === (turns.at(-1)?.text ?? '')) return
      turns.push({ at: performance.now() - began, text })
    }
    const all = { subtree: true, childList: true, attributes: true, characterData: true }
    new MutationObserver(look).observe(document.body, all)
  }, selector)
  return () => page.evaluate((looked) => Reflect.get(window, looked), selector)
}

/** When the page tells the shop that it is in sight. */
function signsOf(page: Page): number[] {
  const signs: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/presence')) signs.push(Date.now())
  })
  return signs
}

/** Every 8 s, as a machine that does much else keeps them: a late turn is followed by one that comes early. */
function expectEightSecondsBetween(times: readonly number[]): void {
  expect(times.length).toBeGreaterThan(2)
  for (const [before, time] of times.slice(1).entries()) {
    const gap = time - (times[before] ?? 0)
    expect(gap).toBeGreaterThan(6_000)
    expect(gap).toBeLessThan(14_000)
  }
}

test.describe('a purchase', () => {
  test('is told about 3 s after the page, for 4 s, every 15 s, in turn', async ({ page, request }) => {
    const { purchases, sample } = await factsOf(request)
    await visit(page, '/shop')
    const turnsOf = await watch(page, TOAST)
    await expect.poll(async () => (await turnsOf()).length, { timeout: 40_000 }).toBe(3)
    const [first, gone, second] = await turnsOf()
    // Timers come late on a busy machine, never early.
    expect(first?.at).toBeGreaterThan(2_900)
    expect(first?.at).toBeLessThan(7_000)
    expect((gone?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(3_900)
    expect((gone?.at ?? 0) - (first?.at ?? 0)).toBeLessThan(8_000)
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(14_900)
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeLessThan(20_000)
    expect(first?.text).toContain(purchases[0]?.title ?? 'nothing')
    expect(first?.text.includes('Sample order')).toBe(sample)
    expect(gone?.text).toBe('')
    expect(second?.text).toContain(purchases[1]?.title ?? 'nothing')
    await expect(page.locator('[aria-live]').filter({ hasText: 'Somebody' })).toHaveCount(0)
  })

  test('keeps its pace for who goes from page to page', async ({ page }) => {
    await visit(page, '/shop')
    const turnsOf = await watch(page, TOAST)
    const shown = async () => (await turnsOf()).filter(({ text }) => text !== '')
    await expect.poll(async () => (await shown()).length).toBe(1)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .click()
    await expect(page).toHaveURL('/')
    // Long enough for a toast that would begin anew with each page.
    await page.waitForTimeout(6_000)
    expect(await shown()).toHaveLength(1)
    await page.goBack()
    await expect(page).toHaveURL('/shop')
    await expect.poll(async () => (await shown()).length, { timeout: 30_000 }).toBe(2)
    const [first, second] = await shown()
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(14_900)
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeLessThan(25_000)
    expect(second?.text).not.toBe(first?.text)
  })

  test('is held by pointer and keyboard, good for everyone, and closed for the whole visit', async ({
    page,
  }) => {
    await visit(page, '/shop')
    await expect(toast(page)).toBeVisible()
    // At its very edge, where neither words nor button are.
    await toast(page).hover({ position: { x: 3, y: 3 } })
    await page.waitForTimeout(5_000)
    await expect(toast(page)).toBeVisible()
    await page.keyboard.press('F8')
    await expect(toast(page).getByRole('link')).toBeFocused()
    await page.mouse.move(700, 300)
    await page.waitForTimeout(5_000)
    await expect(toast(page)).toBeVisible()
    await expectGoodFor(page)
    await page.keyboard.press('Tab')
    await expect(closing(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast(page)).toBeHidden()
    const late = page.waitForResponse('**/api/social-proof')
    await visit(page, '/')
    const turnsOf = await watch(page, TOAST)
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

  test('a purchase is told above what stays at the foot of the screen, never over it', async ({ page }) => {
    // Of this one there is plenty: its name and price stand where the purchase is told, and no button.
    await visit(page, '/product/campfire-crew')
    const bar = page.locator('#buy-bar')
    await expect(bar).toBeVisible()
    await expect(toast(page)).toBeVisible()
    const edge = (box: Locator, side: 'top' | 'bottom') =>
      box.evaluate((element, asked) => element.getBoundingClientRect()[asked], side)
    // It slides up to its place.
    await expect
      .poll(async () => (await edge(bar, 'top')) - (await edge(toast(page), 'bottom')))
      .toBeGreaterThanOrEqual(0)
  })
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing comes or changes by itself until it is asked to', async ({ page, request }) => {
    const { purchases } = await factsOf(request)
    const signs = signsOf(page)
    await visit(page, LANDING)
    await recent(page).scrollIntoViewIfNeeded()
    const turnsOf = await watch(page, TOAST)
    const first = recent(page).getByRole('link').first()
    await page.waitForTimeout(9_000)
    await expect(first).toHaveText(purchases[0]?.title ?? 'nothing')
    expect(await turnsOf()).toEqual([])
    expect(signs).toEqual([])
    await recent(page).getByRole('button', { name: 'Let it change by itself again' }).click()
    await expect.poll(() => signs.length).toBeGreaterThan(0)
    await expect(first).toHaveText(purchases[3]?.title ?? 'nothing')
  })
})

test('recent orders go by three at a time every 8 s, and can be paused', async ({ page, request }) => {
  const { purchases } = await factsOf(request)
  const titles = (from: number) =>
    [0, 1, 2].map((place) => purchases[(from + place) % purchases.length]?.title ?? 'nothing')
  await visit(page, LANDING)
  const turnsOf = await watch(page, FIRST_RECENT)
  const listed = recent(page).getByRole('listitem').getByRole('link')
  for (const from of [0, 3, 6]) await expect(listed).toHaveText(titles(from))
  await recent(page).getByRole('button', { name: 'Pause what changes by itself' }).click()
  await page.waitForTimeout(9_000)
  await expect(listed).toHaveText(titles(6))
  expectEightSecondsBetween((await turnsOf()).map(({ at }) => at))
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
  const signs = signsOf(page)
  const alone = page.waitForResponse('**/api/presence')
  await visit(page, PRODUCT)
  expect(await (await alone).json()).toEqual({ viewers: 1 })
  await expect(viewers).toBeHidden()
  const other = await (await openOtherBrowser({ userAgent: 'Another browser' })).newPage()
  const seen = other.waitForResponse('**/api/presence')
  await visit(other, PRODUCT)
  await seen
  await expect(viewers).toBeVisible()
  await expect.poll(() => signs.length).toBeGreaterThan(2)
  expectEightSecondsBetween(signs)

  await page.getByRole('button', { name: 'Pause what changes by itself' }).first().click()
  await expect(page.getByText('Live numbers are off')).toBeVisible()
  const sent = signs.length
  await page.waitForTimeout(9_000)
  expect(signs).toHaveLength(sent)
})

test('scarce variants take turns of 10 s, each by what is left of it', async ({ page, request }) => {
  const { lowStock } = await factsOf(request, `?product=${PRODUCT.split('/').at(-1)}`)
  expect(lowStock.length).toBeGreaterThan(1)
  const told = (turn: number) => page.getByText(`${lowStock[turn]?.title}: `, { exact: false }).first()
  expect(lowStock[0]).toMatchObject({ title: '4 in / Gloss', level: 'very-low' })
  await visit(page, PRODUCT)
  await expect(told(0)).toHaveText(`4 in / Gloss: Only ${lowStock[0]?.left} left in stock!`)
  await page.waitForTimeout(8_000)
  await expect(told(0)).toBeVisible()
  await expect(told(1)).toBeVisible({ timeout: 8_000 })
  await expect(told(0)).toBeHidden()
})

test('the banner of a state tells how little is left of its product', async ({ page, request }) => {
  const { lowStock } = await factsOf(request, '?product=florida-palm-sunshine')
  expect(lowStock).toMatchObject([{ title: '', level: 'low' }])
  await visit(page, '/florida-decals')
  const florida = page.getByRole('complementary', { name: 'Florida’s own: Sunshine Palm' })
  await expect(florida).toContainText('Sunshine Palm, CA$14.99')
  await expect(florida).toContainText(`Low stock: ${lowStock[0]?.left} left`)

  const limited: SocialProof = {
    ...NOTHING,
    lowStock: [{ variantId: 'one', title: '', level: 'limited', left: 9 }],
  }
  await page.route('**/api/social-proof?product=*', (route) => route.fulfill({ json: limited }))
  await visit(page, '/georgia-decals')
  const georgia = page.getByRole('complementary', { name: 'Savannah, by water' })
  await expect(georgia).toContainText('Limited quantity available')
})

test('what the shop stands by leads to where it is kept', async ({ page }) => {
  await visit(page, LANDING)
  const bar = page.getByRole('region', { name: 'You can count on it' })
  await bar.getByRole('link', { name: '3-year warranty' }).click()
  await expect(page).toHaveURL('/returns')
  await expect(page.getByRole('main')).toContainText('three years')
})

import type { Page } from '@playwright/test'
import type { SocialProof } from '../../contract/social-proof.ts'
import { expectGoodFor } from '../fixtures/good-for-everyone.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { factsOf, NOTHING, recent, TOAST, purchaseToast, watch } from '../pages/social-proof.ts'
import { visit } from '../pages/visit.ts'

const PRODUCT = '/product/lake-ontario-sunset'
const LANDING = '/texas-decals'

const FIRST_RECENT = 'section[aria-labelledby="recent-orders"] li a'

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
  await expect(purchaseToast(page)).toBeHidden()
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

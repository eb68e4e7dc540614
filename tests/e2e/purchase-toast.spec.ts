import type { Locator, Page } from '@playwright/test'
import { expectGoodFor } from '../fixtures/good-for-everyone.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { factsOf, NOTHING, recent, TOAST, purchaseToast, watch } from '../pages/social-proof.ts'
import { visit } from '../pages/visit.ts'

const LANDING = '/texas-decals'

const closing = (page: Page) => purchaseToast(page).getByRole('button', { name: 'No more of these notices' })

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
    await expect(purchaseToast(page)).toBeVisible()
    // At its very edge, where neither words nor button are.
    await purchaseToast(page).hover({ position: { x: 3, y: 3 } })
    await page.waitForTimeout(5_000)
    await expect(purchaseToast(page)).toBeVisible()
    await page.keyboard.press('F8')
    await expect(purchaseToast(page).getByRole('link')).toBeFocused()
    await page.mouse.move(700, 300)
    await page.waitForTimeout(5_000)
    await expect(purchaseToast(page)).toBeVisible()
    await expectGoodFor(page)
    await page.keyboard.press('Tab')
    await expect(closing(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(purchaseToast(page)).toBeHidden()
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
    await expect(purchaseToast(page)).toBeVisible()
    const edge = (box: Locator, side: 'top' | 'bottom') =>
      box.evaluate((element, asked) => element.getBoundingClientRect()[asked], side)
    // It slides up to its place.
    await expect
      .poll(async () => (await edge(bar, 'top')) - (await edge(purchaseToast(page), 'bottom')))
      .toBeGreaterThanOrEqual(0)
  })
})

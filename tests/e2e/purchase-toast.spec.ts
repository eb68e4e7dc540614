import type { Locator, Page } from '@playwright/test'
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
  letReactRender,
  visitOnStoppedClock,
} from '../pages/stopped-clock.ts'
import { visit } from '../pages/visit.ts'

// Gives each test a browser context of its own, because most of these tests stop the page's clock.
test.use({ ownContext: true })

const LANDING = '/collection/car-decals'

const closing = (page: Page) =>
  findPurchaseToast(page).getByRole('button', { name: 'Turn off these notices' })

/** Opens a page with a stopped clock. Then advances the clock until the first toast appears. */
async function visitUntilToast(page: Page, path: string): Promise<void> {
  await visitOnStoppedClock(page, path)
  const facts = waitForSocialProof(page)
  await advanceClock(page, 2_900)
  await expect(findPurchaseToast(page)).toHaveCount(0)
  await advanceClockUntil(page, facts)
  await advanceClockUntilVisible(page, findPurchaseToast(page), 1)
}

test.describe('a purchase toast', () => {
  test('appears about 3 s after the page, for 4 s, every 15 s, in turn', async ({ page, request }) => {
    const { purchases, sample } = await fetchSocialProof(request)
    await visitUntilToast(page, '/shop')
    await expect(findPurchaseToast(page)).toContainText(purchases[0]?.title ?? 'nothing')
    await expect(findPurchaseToast(page).getByText('Sample order')).toHaveCount(sample ? 1 : 0)
    await advanceClock(page, 3_700)
    await expect(findPurchaseToast(page)).toBeVisible()
    await advanceClock(page, 300)
    await expect(findPurchaseToast(page)).toBeHidden()
    await advanceClock(page, 10_700)
    await expect(findPurchaseToast(page)).toBeHidden()
    await advanceClock(page, 300)
    await expect(findPurchaseToast(page)).toBeVisible()
    await expect(findPurchaseToast(page)).toContainText(purchases[1]?.title ?? 'nothing')
    await expect(page.locator('[aria-live]').filter({ hasText: 'Someone' })).toHaveCount(0)
  })

  test('keeps its pace across pages', async ({ page }) => {
    await visitUntilToast(page, '/shop')
    const first = await findPurchaseToast(page).innerText()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .click()
    await advanceClockUntil(page, page.waitForURL('/'))
    // If the new page waited from its own start instead of from the last toast, a toast would appear within this time.
    await advanceClock(page, 3_100)
    await advanceClock(page, 4_000)
    await expect(findPurchaseToast(page)).toBeHidden()
    await page.goBack()
    await advanceClockUntil(page, page.waitForURL('/shop'))
    await advanceClockUntilVisible(page, findPurchaseToast(page), 100)
    await expect(findPurchaseToast(page)).not.toHaveText(first)
  })

  test('is held by pointer and keyboard, accessible, and dismissed for the whole visit', async ({ page }) => {
    await visitUntilToast(page, '/shop')
    // Moves the pointer to the edge of the toast, where there is no text or button.
    await findPurchaseToast(page).hover({ position: { x: 3, y: 3 } })
    await advanceClock(page, 5_000)
    await expect(findPurchaseToast(page)).toBeVisible()
    await page.keyboard.press('F8')
    await expect(findPurchaseToast(page).getByRole('link')).toBeFocused()
    await page.mouse.move(700, 300)
    await advanceClock(page, 5_000)
    await expect(findPurchaseToast(page)).toBeVisible()
    await page.clock.resume()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(closing(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(findPurchaseToast(page)).toBeHidden()
    const facts = waitForSocialProof(page)
    await visit(page, '/')
    await facts
    await page.clock.fastForward(20_000)
    await letReactRender(page)
    await expect(findPurchaseToast(page)).toHaveCount(0)
  })

  test("doesn't appear without purchases, or in the cart", async ({ page }) => {
    await page.route('**/api/social-proof*', (route) => route.fulfill({ json: EMPTY_SOCIAL_PROOF }))
    await visitOnStoppedClock(page, LANDING)
    await advanceClockUntil(page, waitForSocialProof(page))
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await advanceClock(page, 20_000)
    await expect(page.getByText('Somebody')).toHaveCount(0)
    await expect(findRecentOrders(page)).toHaveCount(0)
    await page.unroute('**/api/social-proof*')
    await page.clock.resume()
    await visit(page, '/cart')
    await page.clock.fastForward(20_000)
    await letReactRender(page)
    await expect(page.getByText('Somebody')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a purchase appears above bars at the foot of the screen, never over them', async ({ page }) => {
    // This product isn't low on stock, so the page has no button at the place where the toast appears.
    await visit(page, '/product/campfire-crew')
    const bar = page.locator('#buy-bar')
    await expect(bar).toBeVisible()
    // At the top of the page, the toast would cover the product's name, and therefore isn't shown.
    await page.evaluate(() => window.scrollTo(0, 90))
    await expect(findPurchaseToast(page)).toBeVisible()
    const edge = (box: Locator, side: 'top' | 'bottom') =>
      box.evaluate((element, asked) => element.getBoundingClientRect()[asked], side)
    // Waits until the toast has finished sliding in.
    await expect
      .poll(async () => (await edge(bar, 'top')) - (await edge(findPurchaseToast(page), 'bottom')))
      .toBeGreaterThanOrEqual(0)
  })
})

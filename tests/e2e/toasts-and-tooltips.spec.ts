import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/shop-test.ts'
import { ShopHeader } from '../pages/shop-header.ts'
import { SearchBox } from '../pages/search-box.ts'
import { findToast } from '../pages/toast.ts'
import { visit } from '../pages/visit.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.use({ expectedComplaint: /net::ERR_FAILED.*newsletter/, ownContext: true })

test.describe('the toast about an invalid e-mail address', () => {
  test.beforeEach(async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await subscribe(page, 'nobody')
    await expect(findToast(page)).toContainText('Invalid Email')
    await expect(findToast(page)).toContainText('Please enter a valid email address.')
  })

  test('stays for five seconds', async ({ page }) => {
    await page.clock.runFor(4_999)
    await expect(findToast(page)).toContainText('Invalid Email')
    await page.clock.runFor(1)
    await expect(findToast(page)).toBeHidden()
  })

  test('is replaced by the toast about a failed subscription', async ({ page }) => {
    await page.route('**/api/newsletter', (route) => route.abort())
    await subscribe(page, 'someone@example.com')
    await expect(findToast(page)).toContainText('Subscription failed')
    await expect(findToast(page)).toContainText(
      'There was an error subscribing to the newsletter. Please try again.',
    )
    await expect(findToast(page)).not.toContainText('Invalid Email')
    await expect(findToast(page).getByRole('button', { name: 'Dismiss' })).toHaveCount(1)
  })

  test('is dismissed by a swipe of more than 50 pixels, and F8 focuses it', async ({ page }) => {
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeFocused()
    await swipe(page, 50)
    await expect(findToast(page)).toContainText('Invalid Email')
    await swipe(page, 51)
    await expect(findToast(page)).toBeHidden()
  })

  test('is not swiped by a pointer that was released outside and returns', async ({ page }) => {
    const { x, y } = await grip(page)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 200, { steps: 4 })
    await page.mouse.up()
    await page.mouse.move(x, y)
    await page.mouse.move(x + 80, y, { steps: 4 })
    await expect(findToast(page)).toContainText('Invalid Email')
    await findToast(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(findToast(page)).toBeHidden()
  })
})

test('a tooltip waits 700 ms, the next one within 300 ms opens at once', async ({ page }) => {
  await openWithStoppedClock(page, '/about')
  const tooltip = page.getByRole('tooltip')
  const { cart } = new ShopHeader(page)
  const search = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
  // The first time that the pointer is over a button, the code for tooltips is loaded.
  await cart.hover()
  await expect(page.locator('[role=tooltip]')).toBeAttached()
  await page.mouse.move(600, 700)

  await cart.hover()
  await page.clock.runFor(699)
  await expect(tooltip).toBeHidden()
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText('Cart')

  await page.mouse.move(600, 700)
  await expect(tooltip).toBeHidden()
  await page.clock.runFor(300)
  await search.hover()
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText('Search')

  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await page.clock.runFor(301)
  await cart.hover()
  await page.clock.runFor(1)
  await expect(tooltip).toBeHidden()
})

test('the keyboard shows a tooltip at once', async ({ page }) => {
  await visit(page, '/about')
  await new SearchBox(page).field.focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toHaveText('Search')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toHaveText('Account')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toHaveText('Cart')
})

/** Opens a page with a stopped clock, which the test then advances. */
async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

/** Subscribes to the newsletter with the keyboard. With the mouse, the pointer could be over the toast and keep it open. */
async function subscribe(page: Page, email: string): Promise<void> {
  const section = page.getByRole('region', { name: 'New designs, twice a month' })
  const consent = section.getByRole('checkbox')
  await consent.focus()
  if (!(await consent.isChecked())) await page.keyboard.press('Space')
  await section.getByLabel('E-mail address').fill(email)
  await page.keyboard.press('Enter')
}

/** Returns a point on the toast at which the toast can be dragged, away from its button. */
async function grip(page: Page): Promise<{ x: number; y: number }> {
  const box = await findToast(page).boundingBox()
  if (!box) throw new Error('There is no toast to swipe.')
  return { x: box.x + 60, y: box.y + box.height / 2 }
}

async function swipe(page: Page, pixels: number): Promise<void> {
  const { x, y } = await grip(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + pixels, y, { steps: 4 })
  await page.mouse.up()
}

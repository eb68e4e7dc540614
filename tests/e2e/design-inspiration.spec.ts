import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop-test.ts'
import { DesignInspirationPage } from '../pages/design-inspiration-page.ts'
import { DesignPage } from '../pages/design-page.ts'
import { findToast } from '../pages/toast.ts'
import { revisit } from '../pages/visit.ts'

const CALL = '**/api/design-inspiration/generate'

test('the form has its defaults, and requires interests', async ({ page }) => {
  const inspiration = new DesignInspirationPage(page)
  await inspiration.open()
  for (const [label, value, options] of [
    ['Where will it go?', 'car', ['Car', 'Truck', 'Boat', 'Laptop', 'Home', 'Business']],
    ['Style', 'modern', ['Modern', 'Vintage', 'Bold', 'Minimal', 'Artistic', 'Professional']],
    ['Mood', 'bold', ['Bold', 'Fun', 'Elegant', 'Adventurous', 'Peaceful', 'Energetic']],
  ] as const) {
    await expect(inspiration.choice(label)).toHaveValue(value)
    await expect(inspiration.choice(label).getByRole('option')).toHaveText([...options])
  }

  await inspiration.generate('   ')
  await expect(findToast(page)).toContainText('Tell us your interests!')
  await expect(findToast(page)).toContainText(
    "Please share what you're passionate about to get personalized designs.",
  )
  await expect(inspiration.interests).toBeFocused()
  await expect(inspiration.interests).toHaveAttribute('aria-invalid', 'true')
  await expect(inspiration.cards).toHaveCount(0)
})

test('interests become at least four concepts, and one of them continues in the generator', async ({
  page,
}) => {
  const inspiration = new DesignInspirationPage(page)
  await inspiration.open()
  await inspiration.choice('Style').selectOption('Minimal')
  await inspiration.choice('Where will it go?').selectOption('Boat')
  const asked = page.waitForRequest(CALL)
  await inspiration.generate('Bass fishing, sailing')
  expect((await asked).postDataJSON()).toEqual({
    interests: 'Bass fishing, sailing',
    style: 'minimal',
    application: 'boat',
    colors: '',
    mood: 'bold',
    customRequests: '',
  })

  await expect(findToast(page)).toContainText('Design inspiration generated!')
  await expect(findToast(page)).toContainText(/\d concepts were created/)
  const count = await inspiration.cards.count()
  expect(count).toBeGreaterThanOrEqual(4)
  for (let index = 0; index < count; index += 1) {
    const card = inspiration.card(index)
    await expect(card.concept).toHaveText(/\w/)
    expect(await card.tags.count()).toBeLessThanOrEqual(3)
    expect((await card.colours.innerText()).split(',').length).toBeLessThanOrEqual(5)
    await card.picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => card.picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(100)
    await expect(card.picture).toHaveAttribute('src', /^\/api\/designs\//)
  }
  expect(await usage(page)).toEqual([
    {
      event: 'inspiration_generated',
      style: 'minimal',
      application: 'boat',
      mood: 'bold',
      concepts: count,
      event_id: expect.any(String),
    },
  ])

  await inspiration.card(1).useLink.click()
  await expect(page).toHaveURL(/\/design-generator\?design=\w+/)
  await expect(new DesignPage(page).proof).toBeVisible()
  await page.goBack()
  await expect(inspiration.cards).toHaveCount(count)
})

test('four skeletons reserve the space of designs being drawn', async ({ page }) => {
  const inspiration = new DesignInspirationPage(page)
  await inspiration.open()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(CALL, async (route) => {
    await released
    await route.continue()
  })
  await inspiration.generate('Owls')
  await expect(inspiration.busyButton).toBeDisabled()
  await expect(inspiration.panel.locator('.aspect-square.waiting')).toHaveCount(4)
  release()
  await expect(inspiration.generateButton).toBeEnabled()
  await expect(inspiration.cards).not.toHaveCount(0)
})

test('a collection is saved while the page is open', async ({ page }) => {
  const inspiration = new DesignInspirationPage(page)
  await inspiration.open()
  await inspiration.generate('Hockey bears')
  const concept = await inspiration.card(0).concept.innerText()
  await inspiration.card(0).saveButton.click()
  await expect(findToast(page)).toContainText('Design saved!')
  await inspiration.card(2).saveButton.click()
  await expect(inspiration.savedTab).toHaveText('Saved Collection (2)')

  await inspiration.generatedTab.press('ArrowRight')
  await expect(inspiration.savedTab).toBeFocused()
  await expect(inspiration.cards).toHaveCount(2)
  await expect(inspiration.card(0).concept).toHaveText(concept)
  await inspiration.card(1).removeButton.click()
  await expect(inspiration.cards).toHaveCount(1)
  expect((await usage(page))?.map(({ event }) => event)).toEqual([
    'inspiration_generated',
    'inspiration_saved',
    'inspiration_saved',
  ])

  await revisit(page)
  await inspiration.savedTab.click()
  await expect(inspiration.panel).toContainText('Nothing saved yet')
})

test('a concept is shared through the device, else copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const inspiration = new DesignInspirationPage(page)
  await inspiration.open()
  await inspiration.generate('Sunflowers')
  const concept = await inspiration.card(0).concept.innerText()
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
  )
  await inspiration.card(0).shareButton.click()
  await expect(findToast(page)).toContainText('Design copied!')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(concept)
  expect(copied).toContain('/design-inspiration')

  await page.evaluate(() => {
    const share = (shared: ShareData) => {
      document.title = `Shared: ${shared.title}`
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await inspiration.card(0).shareButton.click()
  await expect(page).toHaveTitle(`Shared: ${concept}`)
  const shared = (await usage(page))?.filter(({ event }) => event === 'inspiration_shared')
  expect(shared).toMatchObject([{ method: 'clipboard' }, { method: 'native' }])
})

test.describe('when nothing can be drawn', () => {
  test.use({ expectedComplaint: /ERR_FAILED|status of 422/ })

  test('the shopper sees an error, and earlier results stay', async ({ page }) => {
    const inspiration = new DesignInspirationPage(page)
    await inspiration.open()
    await page.route(CALL, (route) => route.abort())
    await inspiration.generate('Owls')
    await expect(findToast(page)).toContainText('Generation failed')
    await expect(findToast(page)).toContainText('Please try again or adjust your preferences.')
    await expect(inspiration.panel).toContainText('No concepts this time')

    await page.unroute(CALL)
    await inspiration.generateButton.click()
    await expect(findToast(page)).toContainText('Design inspiration generated!')
    const count = await inspiration.cards.count()
    await page.route(CALL, (route) => route.abort())
    await inspiration.generateButton.click()
    await expect(findToast(page)).toContainText('Generation failed')
    await expect(inspiration.cards).toHaveCount(count)
  })
})

/** Returns the analytics events that the page has reported. */
const usage = (page: Page) =>
  page.evaluate(() => window.dataLayer?.filter(({ event }) => event.startsWith('inspiration')))

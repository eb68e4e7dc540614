import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { DesignPage } from '../pages/design-page.ts'
import { findToast } from '../pages/toast.ts'

const PROMPT = 'A howling wolf over pine trees "NIGHT RIDERS"'

test('the tabs, the choices and the slider work by keyboard', async ({ page }) => {
  const design = new DesignPage(page)
  await design.open('?tab=upload')
  await expect(design.uploadTab).toHaveAttribute('aria-selected', 'true')
  await design.uploadTab.press('ArrowLeft')
  await expect(design.generateTab).toBeFocused()
  await expect(page).not.toHaveURL(/tab=/)
  await design.generateTab.press('ArrowRight')
  await expect(page).toHaveURL(/tab=upload/)
  await design.uploadTab.press('Home')

  await design.prompt.fill('Skull "DIESEL"')
  await design.choice('Modern').press('ArrowRight')
  await expect(design.choice('Vintage')).toBeChecked()
  await design.generateButton.press('Enter')
  await expect(design.ready).toBeFocused()
  await design.concepts.nth(0).press('ArrowRight')
  await expect(design.concepts.nth(1)).toBeChecked()

  await design.tape.press('Home')
  await design.tape.press('ArrowRight')
  await expect(design.tape).toHaveAttribute('aria-valuetext', /^\d+ millimetres, [\d.]+ in wide/)
  await design.tape.press('End')
  // The widest decal is 1,200 mm wide or, if it is taller than it is wide, almost 1,300 mm high. The design's seed is random, so it can be either.
  await expect(design.tape).toHaveAttribute(
    'aria-valuetext',
    /^1,200 millimetres|, (?:1,29\d|1,300)(?:\.\d)? millimetres high$/,
  )
  await design.choice('Trailer').check()
  await expect(design.panel.getByText('A trailer 3.7 m long')).toBeVisible()
})

test('links to the designer and its sections work, and lose nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const design = new DesignPage(page)
  await design.open()
  await design.generate('Owl', 'Bold')
  await expect(design.ready).toBeVisible()
  await design.panel.getByRole('navigation').getByRole('button', { name: 'Material' }).click()
  await expect(design.panel.getByRole('heading', { name: 'Material' })).toBeFocused()
  await design.choice('Matte').check()
  await design.order.getByRole('button', { name: /change the quantity/ }).click()
  await expect(design.panel.getByRole('heading', { name: 'Quantity' })).toBeFocused()
  await expect(design.quantity).toBeInViewport()
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await page.getByRole('link', { name: 'Start Designing Now' }).click()
  await expect(design.prompt).toBeInViewport()
  await expect(design.choice('Matte')).toBeChecked()
  await expect(design.panel.getByRole('region', { name: 'Delivery' })).toContainText('business days')
})

test('on a phone one design fills the width, and the others are swiped', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const design = new DesignPage(page)
  await design.open()
  await design.generate(PROMPT, 'Modern')
  await expect(design.ready).toBeVisible()
  const widths = await design.concepts.evaluateAll((radios) =>
    radios.map((radio) => radio.closest('label')?.clientWidth ?? 0),
  )
  expect(Math.min(...widths)).toBeGreaterThan(320)
  await design.swipeConcepts(2)
  await expect(design.concepts.nth(2)).toBeChecked()
  await expect(design.panel.getByText('3 of 3')).toBeVisible()
  await design.button('Previous design').click()
  await expect(design.concepts.nth(1)).toBeChecked()
  await expect.poll(() => design.conceptLeft(1)).toBeLessThan(40)
  await design.concepts.nth(1).press('ArrowLeft')
  await expect(design.panel.getByText('1 of 3')).toBeVisible()
  await expect.poll(() => design.conceptLeft(0)).toBe(16)
  await expect(design.button('Previous design')).toHaveAttribute('aria-disabled', 'true')
})

test('a slow drawing can be cancelled, and earlier designs stay', async ({ page }) => {
  const design = new DesignPage(page)
  await design.open()
  await design.generate(PROMPT, 'Modern')
  await expect(design.ready).toBeVisible()
  await page.route('**/api/designs', () => {})
  await design.generate('Owl', 'Bold')
  await expect(design.panel.getByRole('progressbar', { name: 'Drawing your decal' })).toBeVisible()
  const stopped = page.waitForEvent('requestfailed')
  await design.button('Cancel').click()
  expect((await stopped).url()).toMatch(/\/api\/designs$/)
  await expect(design.ready).toBeVisible()
  await expect(design.concepts).toHaveCount(3)
  await expect(design.prompt).toBeFocused()
  await page.unroute('**/api/designs')
  await design.button('Draw three more').click()
  await expect(design.ready).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page explains what it needs scripts for, and how it works', async ({ page }) => {
    await page.goto('/design-generator')
    const main = page.getByRole('main')
    await expect(main.getByText('The designer needs JavaScript')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'How It Works' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Buy Credits' })).toHaveAttribute('href', '/credits')
    await expect(main.getByRole('textbox')).toHaveCount(0)
  })
})

test.describe('without a connection', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ })

  test('nothing is lost, and the shopper sees an error', async ({ page, context }) => {
    const design = new DesignPage(page)
    await design.open()
    await context.setOffline(true)
    await design.generate(PROMPT, 'Graffiti')
    await expect(design.panel.getByRole('alert')).toContainText('You seem to be offline')
    await expect(design.prompt).toHaveValue(PROMPT)
    await context.setOffline(false)
    await design.button('Try again').click()
    await expect(design.ready).toBeVisible()
  })
})

test('both tabs and a result are accessible and fit a phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const design = new DesignPage(page)
  await design.open('?tab=upload')
  await expectGood(page)
  await design.generateTab.click()
  await expectGood(page)
  await design.generate(PROMPT, 'Vintage')
  await expect(design.ready).toBeVisible()
  await design.button('Another version').click()
  await expect(design.button('Version 2')).toBeVisible()
  // Moves the pointer away from the toast, because a toast stays as long as the pointer is over it.
  await page.mouse.move(0, 0)
  await expect(findToast(page)).toBeHidden()
  await expectGood(page)
  await design.choice('Laptop').check()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectGood(page)
})

async function expectGood(page: Page): Promise<void> {
  await unstick(page)
  await expectAccessible(page)
}

/**
 * Makes sticky elements scroll with the page, because axe reports that they cover parts of other elements, although a visitor can scroll
 * these parts into view.
 */
async function unstick(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'
    }
  })
}

import { AxeBuilder } from '@axe-core/playwright'
import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { neighbour } from '../fixtures/buyer.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { CreditsPage } from '../pages/credits-page.ts'
import { DesignPage } from '../pages/design-page.ts'
import { ShopHeader } from '../pages/shop-header.ts'
import { toast } from '../pages/toast.ts'
import { revisit } from '../pages/visit.ts'
import { isInstalled, separate } from '../setup/readers.ts'

// What is refused is reported by the browser itself.
test.use({ expectedComplaint: /status of 422/ })

const MODEL_CALL = '**/api/artwork/generate'
const WISH = 'A howling wolf over pine trees "NIGHT RIDERS"'

test('a shopper describes a decal, changes it, sizes it and orders twenty-five', async ({ page }) => {
  test.slow()
  const design = new DesignPage(page)
  await design.open()
  await expect(design.generateButton).toBeDisabled()
  await design.prompt.fill('   ')
  await expect(design.generateButton).toBeDisabled()
  await design.generate(WISH, 'Vintage')
  await expect(design.ready).toBeFocused()
  await expect(design.concepts).toHaveCount(3)
  await design.concepts.nth(1).check()
  await expect(design.proof).toBeVisible()

  await design.line(1).fill('MOON')
  await design.button('Redraw with these words').click()
  await expect(design.button('Version 2')).toHaveAttribute('aria-pressed', 'true')
  await expect(design.line(1)).toHaveValue('MOON')
  await design.button('Undo').click()
  await expect(design.line(1)).not.toHaveValue('MOON')
  await design.button('Version 2').click()

  await design.choice('mm').check()
  await design.width.fill('150')
  await design.choice('Premium vinyl').check()
  await design.choice('Matte').check()
  await design.button('25 pieces').click()
  await expect(design.quantity).toHaveValue('25')
  await expect(design.proof).toHaveAttribute('alt', /150 × [\d.]+ mm$/)
  await expect(design.check).toContainText(/clean cut line|Please note|Good to know/)
  const price = await design.price.innerText()
  expect(price).toMatch(/^CA\$\d+\.\d\d$/)

  const checkout = new CheckoutPage(await design.proceed())
  await expect(checkout.heading).toBeVisible()
  await expect(checkout.summary).toContainText('25 pieces')
  await expect(checkout.summary).toContainText(price)
  await checkout.fillIn(neighbour)
  const review = await checkout.review()
  await expect(review.amount(/^Subtotal/)).toHaveText(price)
  const order = await (await review.place()).pay()
  await expect(order.heading).toBeVisible()
  await expect(order.items).toContainText('150 ×')
  await expect(order.items).toContainText('25 pieces in all')
  await expectCutPlate(await order.file('PDF'), 150)
})

test('two clicks on Proceed to Checkout put one batch in the cart, and so does coming back', async ({
  page,
}) => {
  const design = new DesignPage(page)
  await design.open()
  await design.generate('Maple leaf "TRUE NORTH"', 'Bold')
  await expect(design.ready).toBeVisible()
  await design.button('25 pieces').click()
  const opening = page.waitForEvent('popup')
  await design.checkoutButton.dblclick()
  await (await opening).close()
  await expect(design.checkoutButton).toHaveText('Proceed to Checkout')
  await (await design.proceed()).close()
  await new ShopHeader(page).cart.click()
  const drawer = new CartDrawer(page)
  await expect(drawer.lines).toHaveCount(1)
  const quantity = drawer.lines.getByRole('spinbutton')
  await expect(quantity).toHaveValue('1')
  await expect(drawer.lines).toContainText('25 pieces in all')
  await drawer.lines.getByRole('button', { name: /^Increase/ }).click()
  await expect(drawer.lines).toContainText('2 × 25 = 50 pieces in all')
  await expect(drawer.lines.getByRole('link')).toHaveCount(0)
  await drawer.lines.getByRole('button', { name: /^Remove/ }).click()
  await expect(drawer.emptyNote).toBeVisible()
})

test('a design is there again after a reload, and by its address', async ({ page }) => {
  const design = new DesignPage(page)
  await design.open()
  await design.generate(WISH, 'Professional')
  await expect(design.ready).toBeVisible()
  await design.concepts.nth(2).check()
  await design.choice('mm').check()
  await design.width.fill('220')
  await expect(page).toHaveURL(/design=\w+/)
  const address = new URL(page.url()).search

  await revisit(page)
  await expect(design.concepts).toHaveCount(3)
  await expect(design.concepts.nth(2)).toBeChecked()
  await expect(design.prompt).toHaveValue(WISH)
  await design.choice('mm').check()
  await expect(design.width).toHaveValue('220')

  await page.evaluate(() => sessionStorage.clear())
  await design.open(address)
  await expect(design.concepts).toHaveCount(1)
  await expect(design.proof).toBeVisible()
  await expect(design.prompt).toHaveValue(WISH)
  await design.button('Draw three others').click()
  await expect(design.concepts).toHaveCount(3)
})

test('a design is saved to My Designs', async ({ page }) => {
  const design = new DesignPage(page)
  await design.open()
  await design.generate('Bass "REEL THERAPY"', 'Modern')
  await expect(design.ready).toBeVisible()
  const title = await design.title.innerText()
  await design.saveButton.click()
  await expect(toast(page)).toContainText('Saved to My Designs')
  await design.panel.getByRole('link', { name: 'My Designs' }).click()
  await expect(page).toHaveURL('/my-designs')
  await expect(page.getByRole('main')).toContainText(title)
})

test('the tabs, the choices and the tape are worked by keyboard', async ({ page }) => {
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
  await expect(design.tape).toHaveAttribute('aria-valuetext', /^1200 millimetres/)
  await design.choice('Trailer').check()
  await expect(design.panel.getByText('A trailer 3.7 m long')).toBeVisible()
})

test('designs are told to the page with their points', async ({ page }) => {
  const design = new DesignPage(page)
  await design.open()
  await page.evaluate(() => {
    window.addEventListener('design:created', ({ detail }) => {
      document.documentElement.dataset['told'] = JSON.stringify(detail)
    })
  })
  await design.generate('Owl', 'Minimalist')
  await expect(design.ready).toBeVisible()
  const told: unknown = JSON.parse((await page.locator('html').getAttribute('data-told')) ?? 'null')
  expect(told).toMatchObject({ style: 'minimalist', prompt: 'Owl' })
  const events = await page.evaluate(() =>
    window.dataLayer?.filter(({ event }) => event === 'generate_design'),
  )
  expect(events).toEqual([{ event: 'generate_design', style: 'minimalist' }])
})

test('artwork is uploaded, checked at its size and ordered', async ({ page }) => {
  test.slow()
  const design = new DesignPage(page)
  await design.open('?tab=upload')
  await expect(design.panel.getByText('Supports PNG, JPG, SVG (max 10MB)')).toBeVisible()
  await expect(design.processButton).toBeDisabled()
  await design.file.setInputFiles({
    name: 'letter.docx',
    mimeType: 'application/msword',
    buffer: Buffer.from('x'),
  })
  await expect(design.panel.getByRole('alert')).toContainText('PNG, JPG, SVG')

  await design.file.setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer: await roundMark() })
  await expect(design.panel.getByText('File uploaded successfully')).toBeVisible()
  await expect(design.panel.getByText('mark.png')).toBeVisible()
  await design.panel.getByLabel('Design name').fill('Round mark')
  await design.panel.getByLabel('Additional notes').fill('For the port side')
  await design.processButton.click()

  await expect(design.panel.getByRole('heading', { name: 'Your artwork, ready to cut' })).toBeFocused()
  await expect(design.proof).toBeVisible()
  await expect(design.panel.getByRole('img', { name: 'What is kept, in black' })).toBeVisible()
  await design.panel.getByRole('slider', { name: 'Border to the cut line' }).press('ArrowRight')
  await expect(design.proof).toBeVisible()
  await design.choice('mm').check()
  await design.width.fill('300')
  await expect(design.panel.getByText(/dpi at this size/)).toContainText('pixels will show')
  await expect(design.check.getByRole('checkbox')).toBeVisible()
  await design.width.fill('50')
  await expect(design.panel.getByText(/dpi at this size/)).toContainText('prints sharp')
  await expect(design.check.getByRole('checkbox')).toHaveCount(0)
  const price = await design.price.innerText()

  const checkout = new CheckoutPage(await design.proceed())
  await expect(checkout.summary).toContainText('Round mark')
  await expect(checkout.summary).toContainText('Notes: For the port side')
  await expect(checkout.summary).toContainText(price)

  await revisit(page)
  await expect(design.proof).toBeVisible()
})

for (const kind of ['JPG', 'SVG', 'PDF'] as const) {
  test(`a ${kind} file becomes a decal with its own proof and price`, async ({ page }) => {
    const design = new DesignPage(page)
    await design.open('?tab=upload')
    await design.file.setInputFiles(await badge(kind))
    await design.processButton.click()
    await expect(design.panel.getByRole('heading', { name: 'Your artwork, ready to cut' })).toBeFocused()
    await expect(design.proof).toBeVisible()
    const outline = design.panel.getByRole('region', { name: 'Outline' })
    const told = kind === 'SVG' ? outline.getByText(/sharp/) : design.panel.getByText(/dpi at this size/)
    await expect(told).toBeVisible()
    await design.button('25 pieces').click()
    await expect(design.check).toContainText(/clean cut line|Please note|Good to know/)
    const checkout = new CheckoutPage(await design.proceed())
    await expect(checkout.summary).toContainText('badge')
    await expect(checkout.summary).toContainText('25 pieces in all')
    await expect(checkout.summary).toContainText(await design.price.innerText())
  })
}

test.describe('with the image model', () => {
  test.use({ expectedComplaint: /status of 503/ })

  test('a picture is bought with credits, goes on like an upload, and costs nothing when none comes', async ({
    page,
  }) => {
    const design = new DesignPage(page)
    await design.open()
    await design.prompt.fill('A red maple leaf')
    await expect(design.modelButton).toHaveText('Draw it with the image model (1 credit)')
    await expect(design.modelButton).toBeDisabled()
    await expect(design.panel.getByText('You have 0 credits. A picture takes 1 credit.')).toBeVisible()
    await design.panel.getByRole('link', { name: 'Buy Credits' }).click()
    await (await new CreditsPage(page).complete()).pay()
    await expect(page.getByText('New balance: 25 credits')).toBeVisible()

    await design.open()
    await expect(design.prompt).toHaveValue('A red maple leaf')
    await expect(design.panel.getByText('You have 25 credits.')).toBeVisible()
    await page.route(MODEL_CALL, (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: { code: 'image-model-failed', detail: 'The image model brought no picture.' },
      }),
    )
    await design.modelButton.click()
    await expect(design.panel.getByRole('alert')).toContainText('Your credits are back')
    await page.unroute(MODEL_CALL)

    // Nobody answers, until the shopper has waited enough.
    await page.route(MODEL_CALL, () => {})
    await design.modelButton.click()
    await expect(design.panel.getByRole('status').filter({ hasText: 'up to a minute' })).toBeVisible()
    await design.button('Cancel').click()
    await expect(design.panel.getByRole('alert')).toContainText('Stopped')
    await page.unroute(MODEL_CALL)

    await design.modelButton.click()
    await expect(design.uploadTab).toHaveAttribute('aria-selected', 'true')
    await expect(design.panel.getByRole('heading', { name: 'Your artwork, ready to cut' })).toBeFocused()
    await expect(design.proof).toBeVisible()
    await design.generateTab.click()
    await expect(design.panel.getByText('You have 24 credits.')).toBeVisible()
    await design.generate('Owl', 'Bold')
    await expect(design.ready).toBeVisible()
  })
})

test('what cannot be drawn is said beside the field', async ({ page }) => {
  const design = new DesignPage(page)
  await design.open()
  await design.generate('The logo of Nike', 'Modern')
  await expect(design.panel.getByRole('alert')).toContainText('mark')
  await expect(design.prompt).toBeFocused()
  await expect(design.ready).toHaveCount(0)

  await design.generate('Owl "HOOT"', 'Modern')
  await expect(design.ready).toBeVisible()
  await design.line(1).fill('СОВА')
  await design.button('Redraw with these words').click()
  await expect(design.panel.getByRole('alert')).toHaveText(
    'Line 1 has a sign that our typefaces lack: they set English and French.',
  )
  await expect(design.proof).toBeVisible()
})

test('the ways to the designer and to its parts lead there, and lose nothing', async ({ page }) => {
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
  await expect(design.panel.getByRole('region', { name: 'When it comes' })).toContainText('business days')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs them for, and how it works', async ({ page }) => {
    await page.goto('/design-generator')
    const main = page.getByRole('main')
    await expect(main.getByText('The designer draws while you look')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'How It Works' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Buy Credits' })).toHaveAttribute('href', '/credits')
    await expect(main.getByRole('textbox')).toHaveCount(0)
  })
})

test.describe('without a connection', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ })

  test('nothing is lost, and the shopper is told', async ({ page, context }) => {
    const design = new DesignPage(page)
    await design.open()
    await context.setOffline(true)
    await design.generate(WISH, 'Graffiti')
    await expect(design.panel.getByRole('alert')).toContainText('You seem to be offline')
    await expect(design.prompt).toHaveValue(WISH)
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
  await expectGoodFor(page)
  await design.generateTab.click()
  await expectGoodFor(page)
  await design.generate(WISH, 'Vintage')
  await expect(design.ready).toBeVisible()
  await design.button('Another version').click()
  await expect(design.button('Version 2')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expectGoodFor(page)
  await design.choice('Laptop').check()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectGoodFor(page)
})

async function expectGoodFor(page: Page): Promise<void> {
  await unstick(page)
  const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  expect(
    violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html).slice(0, 3) })),
  ).toEqual([])
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beside, 'pixels beside the screen').toBeLessThanOrEqual(0)
}

/** What lies under something sticky at this moment can be scrolled from there; axe would call it too small to hit. */
async function unstick(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'
    }
  })
}

/** A picture of pixels on a white ground. */
function roundMark(): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#fff"/><circle cx="450" cy="450" r="380" fill="#0f6373"/><path d="M250 600l200-320 200 320z" fill="#ffc400"/></svg>'
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const BADGE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="1800" height="1800"><circle cx="300" cy="300" r="260" fill="#0f6373"/><path d="M160 400l140-240 140 240z" fill="#ffc400"/></svg>'

/** The same badge in a kind of file: pixels on white, or shapes. */
async function badge(kind: 'JPG' | 'SVG' | 'PDF') {
  switch (kind) {
    case 'JPG': {
      const jpg = await sharp(Buffer.from(BADGE)).flatten({ background: '#fff' }).jpeg().toBuffer()
      return { name: 'badge.jpg', mimeType: 'image/jpeg', buffer: jpg }
    }
    case 'SVG':
      return { name: 'badge.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(BADGE) }
    case 'PDF': {
      const pdf = await PDFDocument.create()
      const page = pdf.addPage([300, 300])
      page.drawCircle({ x: 150, y: 150, size: 130, color: rgb(0.06, 0.39, 0.45) })
      page.drawRectangle({ x: 100, y: 120, width: 100, height: 60, color: rgb(1, 0.77, 0) })
      return { name: 'badge.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) }
    }
  }
}

/** The PDF has a plate for the knife: a thin line of its own ink around a decal so wide. */
async function expectCutPlate(pdf: Buffer, widthMm: number): Promise<void> {
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  if (!isInstalled('gs') && !process.env['CI'])
    return void process.stderr.write('SKIPPED: the plates of the PDF: Ghostscript is missing.\n')
  const plate = (await separate('decal.pdf', pdf)).get('CutContour')
  expect(plate?.inked).toBeGreaterThan(0)
  expect(plate?.inked).toBeLessThan(0.1)
  expect(plate?.widthMm).toBeGreaterThan(widthMm)
  expect(plate?.widthMm).toBeLessThan(widthMm + 20)
}

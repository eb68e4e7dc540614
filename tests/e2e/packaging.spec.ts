import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expectOnJobTicket } from '../fixtures/job-ticket.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CalculatorPage } from '../pages/calculator-page.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { PackageStudio } from '../pages/package-studio.ts'
import { waitUntilInteractive } from '../pages/visit.ts'

/** A visitor's artwork in plain red, which is easy to recognise. */
const redPicture = async () => ({
  name: 'artwork.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 400, channels: 3, background: '#d01020' } })
    .png()
    .toBuffer(),
})
const isRed = ([red, green, blue]: [number, number, number]) => red > 110 && green < 70 && blue < 80

test('a visitor turns a bottle by mouse and keys, and sees their own artwork on it', async ({ page }) => {
  const studio = new PackageStudio(page)
  await studio.open()
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await studio.type('Bottle').check()
  const has3d = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null)
  const view = studio.form.locator('[data-view]')
  await expect(view).toHaveAttribute('data-view', has3d ? 'shown' : 'without')
  expect(scripts.some((path) => path.includes('open-scene'))).toBe(has3d)
  // The package turns once and then stands still.
  await expect(view).toHaveAttribute('data-turning', 'false')
  await expect(studio.stage).toHaveAccessibleName('Bottle, Ø 70 × 90 mm, rotated 0°')

  await studio.stage.dragTo(studio.stage, {
    sourcePosition: { x: 200, y: 100 },
    targetPosition: { x: 100, y: 100 },
  })
  await expect(studio.stage).not.toHaveAccessibleName(/rotated 0°/)
  await studio.slider.fill('0')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(studio.stage).toHaveAccessibleName('Bottle, Ø 70 × 90 mm, rotated 2°')

  expect(isRed(await studio.colourInTheMiddle())).toBe(false)
  await studio.ownArtwork.setInputFiles(await redPicture())
  await expect.poll(async () => isRed(await studio.colourInTheMiddle())).toBe(true)
  await studio.ownArtwork.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hi') })
  await expect(studio.form).toContainText("This isn't a PNG, JPG, WebP or SVG.")
  const empty =
    '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><rect width="9" height="9"/></svg>'
  await studio.ownArtwork.setInputFiles({
    name: 'a.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(empty),
  })
  await expect(studio.form).toContainText("We can't open this picture")
  await expectAccessible(page)
})

test('a visitor types the size of a bottle, downloads its dieline and orders one', async ({
  page,
  openOtherBrowser,
  baseURL,
}) => {
  const studio = new PackageStudio(page)
  await studio.open()
  await studio.type('Bottle').check()
  await studio.side('Diameter of the bottle').fill('800')
  await expect(studio.form).toContainText('Type a number from 20 to 200 mm.')
  await studio.side('Diameter of the bottle').fill('80')
  await expect(studio.dieline('Dieline for a bottle, Ø 80 × 90 mm')).toBeVisible()
  const saving = page.waitForEvent('download')
  await studio.file('SVG').click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('dieline-bottle-80-90.svg')
  expect(await readFile(await file.path(), 'utf8')).toContain('Bottle Ø 80 × 90 mm, scale 1:1')

  await studio.price.click()
  await page.waitForURL(/#calculator$/)
  // Waits for hydration. Before that, sending the form would load a new page.
  await waitUntilInteractive(page)
  const calculator = new CalculatorPage(page, 'Packaging mock-up')
  await expect(calculator.price).toContainText('CA$399.00')
  await calculator.addToCart.click()
  const drawer = new CartDrawer(page)
  await expect(drawer.lines).toContainText('1 × bottle, Ø 80 × 90 mm')
  const checkout = new CheckoutPage(await drawer.checkOut())
  await checkout.fillIn(niagaraBuyer)
  const order = await (await (await checkout.review()).place()).pay()
  await expect(order.items).toContainText('Diameter of the bottle: 80 mm')
  await expectOnJobTicket(await openOtherBrowser(), { baseURL, orderNumber: await order.number() }, [
    'Diameter of the bottle: 80 mm',
  ])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a package makes a quarter turn at once', async ({ page }) => {
    const studio = new PackageStudio(page)
    await studio.open()
    await studio.rotate.click()
    await expect(studio.stage).toHaveAccessibleName('Box, 90 × 140 × 50 mm, rotated 90°')
    await expect(studio.form.locator('[data-view]')).toHaveAttribute('data-turning', 'false')
  })
})

test.describe('without WebGL', () => {
  test.use({ ownContext: true })

  test("the still picture shows the artwork, and a text says why it doesn't turn", async ({ page }) => {
    await page.addInitScript(() => {
      const getContext = Reflect.get(HTMLCanvasElement.prototype, 'getContext')
      Reflect.set(HTMLCanvasElement.prototype, 'getContext', function (this: unknown, ...asked: unknown[]) {
        return String(asked[0]).startsWith('webgl') ? null : Reflect.apply(getContext, this, asked)
      })
    })
    const studio = new PackageStudio(page)
    await studio.open()
    await studio.rotate.click()
    await expect(studio.form).toContainText("Your browser can't show 3D.")
    await studio.ownArtwork.setInputFiles(await redPicture())
    await expect.poll(async () => isRed(await studio.colourInTheMiddle())).toBe(true)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test("a form draws and downloads the dieline of a bag, and says what can't be made", async ({ page }) => {
    const studio = new PackageStudio(page)
    await page.goto('/collection/prototype-packaging-mockups')
    await studio.type('Bag').check()
    await studio.side('Height').fill('200')
    await studio.show.click()
    await expect(studio.dieline('Dieline for a bag, 90 × 200 × 50 mm')).toBeVisible()
    const saving = page.waitForEvent('download')
    await studio.file('PDF').click()
    expect((await saving).suggestedFilename()).toBe('dieline-bag-90-200-50.pdf')

    await studio.side('Height').fill('90')
    await studio.side('Depth of the bottom').fill('110')
    await studio.file('DXF').click()
    await expect(studio.form).toContainText('can have a bottom up to 100 mm deep')
    await expect(studio.side('Depth of the bottom')).toHaveValue('110')
  })
})

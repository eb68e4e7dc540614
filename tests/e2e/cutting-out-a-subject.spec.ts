import sharp from 'sharp'
import { drawGardenPhoto } from '../fixtures/artwork-files.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { DesignPage } from '../pages/design-page.ts'

/** Matches the sentence that says how much of the photo is kept. */
const SHARE = /The cut-out keeps (\d+)% of the photo\./

test('the subject of a busy photo is cut out with two brushes, and ordered', async ({ page }) => {
  test.slow()
  const design = new DesignPage(page)
  await design.open('?tab=upload')
  await design.file.setInputFiles({
    name: 'rex.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawGardenPhoto(),
  })
  await design.processButton.click()
  await expect(design.panel.getByText('cut it as a rectangle with rounded corners')).toBeVisible()
  const wholeHeight = await design.panel.getByText(/^× .* in high$/).innerText()

  await design.button('Cut out the subject').click()
  const dialog = page.getByRole('dialog', { name: 'Cut out the subject' })
  const status = dialog.getByText(SHARE)
  const share = async () => Number(SHARE.exec(await status.innerText())?.[1])
  await expect(status).toBeVisible()
  const guess = await share()
  expect(guess).toBeGreaterThan(8)
  expect(guess).toBeLessThan(40)
  await expectAccessible(page)

  // Removes a wide strip of the subject by painting over it with the mouse.
  await dialog.getByRole('radio', { name: 'Remove' }).check()
  await dialog.getByRole('slider', { name: 'Brush size' }).fill('6')
  const photo = dialog.getByRole('application')
  const box = await photo.locator('canvas').boundingBox()
  if (!box) throw new Error('no photo')
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.55)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.55, box.y + box.height * 0.55, { steps: 4 })
  await page.mouse.up()
  await expect.poll(share).toBeLessThan(guess)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(share).toBe(guess)

  // Keeps the upper right corner by painting over it with the keyboard.
  await dialog.getByRole('radio', { name: 'Keep' }).check()
  await photo.focus()
  for (let n = 0; n < 6; n += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(dialog.getByText('The brush is down.')).toBeAttached()
  for (let n = 0; n < 5; n += 1) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(dialog.getByText('The brush is up.')).toBeAttached()
  await expect.poll(share).toBeGreaterThan(guess)
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expect.poll(share).toBe(guess)

  await dialog.getByRole('button', { name: 'Use this cut-out' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(design.panel.getByText('cut it as a rectangle with rounded corners')).toHaveCount(0)
  await expect(design.proof).toBeVisible()
  expect(await design.panel.getByText(/^× .* in high$/).innerText()).not.toBe(wholeHeight)
  // Changing an option makes the shop read the file again. The cut-out must be kept.
  await design.panel.getByRole('slider', { name: 'Border around the artwork' }).press('ArrowRight')
  await expect(design.button('Change the cut-out')).toBeVisible()
  await expect(design.proof).toBeVisible()

  const checkout = new CheckoutPage(await design.proceed())
  await expect(checkout.summary).toContainText('rex')
})

test("a shop's segmentation model makes the first guess, and strokes correct it", async ({ page }) => {
  test.slow()
  const half =
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#fff"/><rect width="320" height="480"/></svg>'
  const body = await sharp(Buffer.from(half)).png().toBuffer()
  await page.route('**/api/subject-guess', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { isOffered: true } })
      : route.fulfill({ contentType: 'image/png', body }),
  )
  const design = new DesignPage(page)
  await design.open('?tab=upload')
  await design.file.setInputFiles({
    name: 'rex.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawGardenPhoto(),
  })
  await design.processButton.click()
  await design.button('Cut out the subject').click()
  const dialog = page.getByRole('dialog', { name: 'Cut out the subject' })
  await expect(dialog.getByText('The cut-out keeps 50% of the photo.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Remove' }).check()
  await dialog.getByRole('slider', { name: 'Brush size' }).fill('8')
  const box = await dialog.getByRole('application').locator('canvas').boundingBox()
  if (!box) throw new Error('no photo')
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.1)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.9, { steps: 4 })
  await page.mouse.up()
  await expect(dialog.getByText(/The cut-out keeps [1-4]\d?% of the photo\./)).toBeVisible()
})

test.describe('with a shop that does not answer once', () => {
  // Expected errors in the browser's console: the request that fails in this test.
  test.use({ expectedComplaint: /status of 503/ })

  test('a cut-out is kept until it is read', async ({ page }) => {
    test.slow()
    const design = new DesignPage(page)
    await design.open('?tab=upload')
    await design.file.setInputFiles({
      name: 'rex.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawGardenPhoto(),
    })
    await design.processButton.click()
    await design.button('Cut out the subject').click()
    const use = page.getByRole('button', { name: 'Use this cut-out' })
    await expect(use).toBeEnabled()
    await page.route(
      '**/api/artwork',
      (route) => route.fulfill({ status: 503, json: { code: 'engine-busy' } }),
      {
        times: 1,
      },
    )
    await use.click()
    await design.button('Try again').click()
    await expect(design.panel.getByText('cut it as a rectangle with rounded corners')).toHaveCount(0)
    await expect(design.proof).toBeVisible()
    await expect(design.button('Change the cut-out')).toBeVisible()
  })
})

test('a photo whose subject was cut out goes back to being whole', async ({ page }) => {
  test.slow()
  const design = new DesignPage(page)
  await design.open('?tab=upload')
  await design.file.setInputFiles({
    name: 'rex.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawGardenPhoto(),
  })
  await design.processButton.click()
  await design.button('Cut out the subject').click()
  await page.getByRole('button', { name: 'Use this cut-out' }).click()
  await design.button('Use the whole photo').click()
  await expect(design.panel.getByText('cut it as a rectangle with rounded corners')).toBeVisible()
  await expect(design.button('Cut out the subject')).toBeVisible()
})

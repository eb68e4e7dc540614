import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readBadgeFile, drawRoundMark } from '../fixtures/artwork-files.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { AccountPage } from '../pages/account-page.ts'
import { BannerPage } from '../pages/banner-page.ts'
import { DesignPage } from '../pages/design-page.ts'
import { MyImagesPage } from '../pages/my-images-page.ts'

const mark = async (name = 'mark.png') => ({ name, mimeType: 'image/png', buffer: await drawRoundMark() })

test('two images are uploaded with progress, one becomes a decal and goes on a banner, both are deleted', async ({
  page,
}) => {
  test.slow()
  const gallery = new MyImagesPage(page)
  await gallery.open()
  await expect(gallery.empty).toBeVisible()
  await expect(gallery.uploadButton).toBeDisabled()
  await expectAccessible(page)

  await gallery.choose(await mark(), await readBadgeFile('SVG'))
  await expect(gallery.chosen).toHaveCount(2)
  await expect(gallery.chosen.first()).toContainText('mark.png')
  await expect(gallery.chosen.first()).toContainText(/\d KB/)
  await expect(gallery.chosen.first().locator('img')).toHaveAttribute('src', /^data:image/)
  await expectAccessible(page)
  // Delays the upload, so that the test can see its progress, as on a phone with a weak signal.
  let go = () => {}
  const waiting = new Promise<void>((resolve) => (go = resolve))
  await page.route('/api/images/upload', async (route) => {
    await waiting
    await route.continue()
  })
  await gallery.uploadButton.click()
  for (const name of ['mark.png', 'badge.svg']) await expect(gallery.progressOf(name)).toBeVisible()
  await expect(gallery.uploadButton).toBeDisabled()
  go()
  await expect(gallery.cards).toHaveCount(2)
  await expect(gallery.chosen).toHaveCount(0)
  await expect(gallery.told.filter({ hasText: '2 images uploaded.' })).toBeVisible()
  await expect(gallery.card('mark.png')).toContainText(/PNG, \d+ KB, file/)
  await expect(gallery.card('badge.svg').getByRole('img')).toHaveJSProperty('complete', true)
  await expectAccessible(page)

  await gallery.useInDecal('mark.png')
  const design = new DesignPage(page)
  await expect(page).toHaveURL(/\/design-generator\?.*artwork=/)
  await expect(design.panel.getByRole('heading', { name: 'Your artwork, ready to cut' })).toBeVisible()
  await expect(design.proof).toBeVisible()

  await gallery.open()
  await gallery.card('mark.png').getByRole('link', { name: 'Use in a banner' }).click()
  const banner = new BannerPage(page)
  await expect(banner.canvas).toBeVisible()
  await expect(banner.listed('Picture: mark.png')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/custom-banner-designer$/)
  await banner.button('Delete').click()
  await expect(banner.listed('Picture: mark.png')).toBeHidden()

  const account = new AccountPage(page)
  await account.open()
  await expect(account.section('Images')).toContainText('2 images')
  await gallery.open()
  await gallery.card('mark.png').getByRole('button', { name: 'Delete' }).click()
  await expectAccessible(page)
  await gallery.removal.getByRole('button', { name: 'Keep it' }).click()
  await expect(gallery.cards).toHaveCount(2)
  await gallery.delete('mark.png')
  await expect(gallery.cards).toHaveCount(1)
  await gallery.delete('badge.svg')
  await expect(gallery.empty).toBeVisible()
})

test('images can be dropped on the field', async ({ page }, testInfo) => {
  const files = ['dropped.png', 'also-dropped.png'].map((name) => testInfo.outputPath(name))
  await mkdir(path.dirname(files[0] ?? ''), { recursive: true })
  for (const file of files) await writeFile(file, await drawRoundMark())
  const gallery = new MyImagesPage(page)
  await gallery.open()
  await gallery.drop(files)
  await expect(gallery.chosen).toHaveCount(2)
  await expect(gallery.chosen.first()).toContainText('dropped.png')
  await gallery.uploadButton.click()
  await expect(gallery.cards).toHaveCount(2)
})

test('an image is stored in the database, and a pasted one is accepted', async ({ page }) => {
  const gallery = new MyImagesPage(page)
  await gallery.open()
  await gallery.keepInDatabase()
  await gallery.choose(await mark('kept.png'))
  await gallery.uploadButton.click()
  await expect(gallery.card('kept.png')).toContainText('database')
  await expect(gallery.card('kept.png').getByRole('img')).toHaveAttribute('src', /^\/api\/images\//)

  const bytes = (await drawRoundMark()).toString('base64')
  await page.evaluate((base64) => {
    const part = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0)
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([part], 'pasted.png', { type: 'image/png' }))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
  }, bytes)
  await expect(gallery.chosen).toContainText('pasted.png')
  await gallery.uploadButton.click()
  await expect(gallery.card('pasted.png')).toBeVisible()
})

test.describe('on errors', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })

  test("the specification's messages are shown, and nothing is lost", async ({ page }) => {
    const gallery = new MyImagesPage(page)
    await gallery.open()
    await gallery.choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await expect(gallery.alert).toContainText("This file isn't an image")
    await gallery.choose(
      { name: 'lie.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') },
      await mark(),
    )
    await gallery.uploadButton.click()
    await expect(gallery.alert.filter({ hasText: 'Failed to upload image. Please try again.' })).toBeVisible()
    await expect(gallery.chosen).toHaveCount(1)
    await expect(gallery.chosen).toContainText('lie.png')
    await expect(gallery.chosen).toContainText('Please choose a PNG, JPG, WebP, GIF or SVG file.')
    await expect(gallery.cards).toHaveCount(1)

    await page.route('/api/images/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
    await gallery.delete('mark.png')
    await expect(gallery.alert.filter({ hasText: 'Failed to delete image. Please try again.' })).toBeVisible()
    await expect(gallery.cards).toHaveCount(1)

    await page.unrouteAll()
    await page.route('/api/images', (route) => route.fulfill({ status: 503, json: {} }))
    await gallery.delete('mark.png')
    await expect(page.getByRole('heading', { name: 'Failed to load images' })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(gallery.empty).toBeVisible()
  })

  test('without scripts an image is uploaded, used and deleted', async ({ openOtherBrowser }) => {
    test.slow()
    const page = await (await openOtherBrowser({ javaScriptEnabled: false })).newPage()
    const gallery = new MyImagesPage(page)
    await page.goto('/images')
    await gallery.uploadButton.click()
    await expect(gallery.alert).toContainText('Please select a file to upload')
    await gallery.choose(await mark())
    await gallery.uploadButton.click()
    await expect(gallery.card('mark.png')).toBeVisible()
    await gallery.useInDecal('mark.png')
    await expect(page).toHaveURL(/\/design-generator\?.*artwork=/)
    await page.goto('/images')
    await gallery.card('mark.png').getByRole('link', { name: 'Delete' }).click()
    const question = page.getByRole('form', { name: 'Are you sure you want to delete this image?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(gallery.empty).toBeVisible()
  })

  test("an image that doesn't load shows the placeholder", async ({ page }) => {
    const gallery = new MyImagesPage(page)
    await gallery.open()
    await page.route(/\/api\/images\/\w{22}$/, (route) => route.abort())
    await gallery.choose(await mark())
    await gallery.uploadButton.click()
    await expect(gallery.card('mark.png').getByRole('img')).toHaveAttribute('src', '/placeholder.svg')
  })
})

test("nobody else sees or deletes an image, and search engines don't index the gallery", async ({
  page,
  openOtherBrowser,
}) => {
  const gallery = new MyImagesPage(page)
  await gallery.open()
  await gallery.choose(await mark())
  await gallery.uploadButton.click()
  const address = await gallery.card('mark.png').getByRole('img').getAttribute('src')
  expect((await page.request.get(address ?? '')).headers()['content-type']).toBe('image/webp')
  const eve = await openOtherBrowser()
  for (const answer of [
    await eve.request.get(address ?? ''),
    await eve.request.get(`${address}/original`),
    await eve.request.delete(address ?? ''),
  ])
    expect(answer.status()).toBe(404)
  await gallery.open()
  await expect(gallery.cards).toHaveCount(1)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

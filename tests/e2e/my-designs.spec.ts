import { readFile } from 'node:fs/promises'
import { saveArtwork, saveDesign } from '../fixtures/saved-designs.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { DesignPage } from '../pages/design-page.ts'
import { MyDesignsPage } from '../pages/my-designs-page.ts'
import { findToast } from '../pages/toast.ts'
import { revisit } from '../pages/visit.ts'

test('a new visitor sees the ways to a first design', async ({ page }) => {
  const myDesigns = new MyDesignsPage(page)
  await myDesigns.open()
  await expect(myDesigns.emptyNote).toBeVisible()
  await page.getByRole('link', { name: 'Design a decal' }).click()
  await expect(page).toHaveURL('/design-generator')
})

test('saved designs and uploads are listed newest first, and nobody else sees them', async ({
  page,
  openOtherBrowser,
}) => {
  const bear = await saveDesign(page, 'Hockey bear "CRUSHERS"')
  const mark = await saveArtwork(page, 'Our mark.svg')
  const myDesigns = new MyDesignsPage(page)
  await myDesigns.open()
  await expect(myDesigns.cards.getByRole('heading')).toHaveText([mark.title, bear.title])
  for (const { title } of [bear, mark]) {
    const { picture } = myDesigns.card(title)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(100)
    await expect(picture).toHaveAttribute('src', /^\/api\//)
  }

  const stranger = new MyDesignsPage(await (await openOtherBrowser()).newPage())
  await stranger.open()
  await expect(stranger.emptyNote).toBeVisible()
})

test('a design can be reopened in the generator, and so can an upload', async ({ page }) => {
  const { id, title } = await saveDesign(page, 'Owl "NIGHT SHIFT"')
  const mark = await saveArtwork(page, 'Our mark.svg')
  const myDesigns = new MyDesignsPage(page)
  const design = new DesignPage(page)
  await myDesigns.open()
  await myDesigns.card(title).editLink.click()
  await expect(page).toHaveURL(new RegExp(`design-generator\\?design=${id}`))
  await expect(design.proof).toBeVisible()

  await myDesigns.open()
  await myDesigns.card(mark.title).editLink.click()
  await expect(page).toHaveURL(new RegExp(`artwork=${mark.id}`))
  await expect(design.proof).toBeVisible()
})

test('a saved design is reordered at another size without redrawing it', async ({ page }) => {
  const { title } = await saveDesign(page, 'Maple leaf "TRUE NORTH"')
  const myDesigns = new MyDesignsPage(page)
  await myDesigns.open()
  await myDesigns.card(title).orderButton.click()
  const { order } = myDesigns
  await expect(order.getByText(/^CA\$/).first()).toBeVisible()
  await order.getByLabel('Quantity').fill('0')
  await order.getByLabel('Width in mm').fill('150')
  await expect(order.getByText('From 1 to 5,000')).toBeVisible()
  await order.getByLabel('Quantity').fill('25')
  await order.getByLabel('Material').selectOption('Premium vinyl')
  await expect(order.getByText(/^25 × CA\$/)).toContainText('150 ×')
  const price = await order.getByText(/^CA\$[\d.]+$/).innerText()
  await order.getByRole('button', { name: 'Add to Cart' }).click()

  const drawer = new CartDrawer(page)
  await expect(drawer.lines).toHaveCount(1)
  await expect(drawer.lines).toContainText('25 pieces')
  await expect(drawer.subtotal).toContainText(price)
})

test('the proof is downloaded as a picture', async ({ page }) => {
  const { title } = await saveDesign(page, 'Bass "REEL THERAPY"')
  const myDesigns = new MyDesignsPage(page)
  await myDesigns.open()
  const downloading = page.waitForEvent('download')
  await myDesigns.card(title).proofLink.click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+-proof\.png$/)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
})

test('a deletion needs confirmation, can be undone, and is final once the page is left', async ({ page }) => {
  const owl = await saveDesign(page, 'Owl "NIGHT SHIFT"')
  const bear = await saveDesign(page, 'Bear "BIG COUNTRY"')
  const myDesigns = new MyDesignsPage(page)
  await myDesigns.open()
  await myDesigns.card(owl.title).deleteButton.click()
  await myDesigns.removal.getByRole('button', { name: 'Keep it' }).click()
  await expect(myDesigns.cards).toHaveCount(2)

  await myDesigns.card(owl.title).deleteButton.click()
  await myDesigns.removal.getByRole('button', { name: 'Delete' }).click()
  await expect(myDesigns.cards).toHaveCount(1)
  await myDesigns.undo(owl.title).click()
  await expect(findToast(page)).toContainText('Back in My Designs')
  await revisit(page)
  await expect(myDesigns.cards).toHaveCount(2)

  await myDesigns.card(bear.title).deleteButton.press('Enter')
  await myDesigns.removal.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(myDesigns.undo(bear.title)).toBeVisible()
  await revisit(page)
  await expect(myDesigns.cards.getByRole('heading')).toHaveText([owl.title])
  await expect.poll(async () => (await page.request.get(`/api/designs/${bear.id}`)).status()).toBe(404)
})

test.describe('without a connection', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test("designs that couldn't be loaded are requested again", async ({ page }) => {
    const { title } = await saveDesign(page, 'Owl')
    const calls = /\/api\/(designs|artwork)\b/
    await page.route(calls, (route) => route.abort())
    const myDesigns = new MyDesignsPage(page)
    await myDesigns.open()
    await expect(page.getByRole('alert')).toContainText("We couldn't load your designs")
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(myDesigns.card(title).article).toBeVisible()

    await page.route(calls, (route) => route.abort())
    await myDesigns.card(title).deleteButton.click()
    await myDesigns.removal.getByRole('button', { name: 'Delete' }).click()
    await expect(findToast(page)).toContainText("We couldn't delete it")
    await expect(myDesigns.card(title).article).toBeVisible()
  })
})

test('the page itself is the same for everybody', async ({ page, openOtherBrowser }) => {
  await saveDesign(page, 'Owl')
  const mine = await page.request.get('/my-designs')
  const theirs = await (await openOtherBrowser()).request.get('/my-designs')
  expect(await mine.text()).toBe(await theirs.text())
})

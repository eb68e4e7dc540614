import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { findEmail } from '../fixtures/mailbox.ts'
import { openCutFile } from '../fixtures/open-cut-file.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { CutFilesPage } from '../pages/cut-files-page.ts'
import { ProductPage } from '../pages/product-page.ts'
import { findToast } from '../pages/toast.ts'

/** Downloads a file. Returns its name and its first bytes. */
async function download(page: Page, label: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('link', { name: label, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Finds the path of the download link in an e-mail. Lines of the e-mail may be wrapped. */
const linkIn = (mail: string | null): string =>
  /\/downloads\/\w{22}/.exec((mail ?? '').replaceAll('=\r\n', ''))?.[0] ?? ''

test('a maker buys a cut file and downloads every format from the order page', async ({ page }) => {
  const cutFiles = new CutFilesPage(page)
  await cutFiles.open()
  await cutFiles.tab('Typography').click()
  await expect(cutFiles.tab('Typography')).toHaveAttribute('aria-selected', 'true')
  await expect(cutFiles.shelf.getByRole('listitem')).toHaveCount(16)
  await cutFiles.shelf.getByRole('link', { name: 'Stay Wild', exact: true }).click()

  const product = new ProductPage(page)
  await expect(product.title).toHaveText('Stay Wild Cut File')
  await expect(product.section('Instant download')).toBeVisible()
  await expect(product.section('Delivery')).toHaveCount(0)
  await product.choice('Small business').click()
  const drawer = await product.addToCart()
  const tab = await drawer.checkOut()
  const checkout = new CheckoutPage(tab)
  await checkout.fillIn(niagaraBuyer)
  const review = await checkout.review()
  await expect(review.amount(/^Subtotal/)).toHaveText('CA$12.99')
  await expect(review.amount(/^HST 13/)).toHaveText('CA$1.69')
  await expect(review.amount(/^Total/)).toHaveText('CA$14.68')
  const order = await (await review.place()).pay()
  await expect(order.heading).toBeVisible()

  const said = {
    'Everything (ZIP)': /^None dxf eps pdf png svg txt$/,
    SVG: /^svg [1-9]\d+ [1-9]\d+$/,
    DXF: /^0 True Backing Design$/,
    EPS: /^$/,
    PDF: /Pages: +1\n/,
    PNG: /^png [1-9]\d{3} [1-9]\d{3}$/,
  }
  for (const [label, words] of Object.entries(said)) {
    const { name, bytes } = await download(tab, label)
    expect(name).toMatch(/^stay-wild-cut-file\.\w+$/)
    const read = await openCutFile[label]?.(bytes)
    if (read === null && !process.env['CI']) process.stderr.write(`SKIPPED: nothing here reads ${label}.\n`)
    else expect(read, label).toMatch(words)
  }
  expect((await download(tab, 'Licence')).bytes.toString()).toContain('Small business licence')
  await tab.reload()
  await expect(tab.getByText('for 18 more downloads')).toBeVisible()
  const number = await order.number()
  await expect.poll(async () => linkIn(await findEmail(`Your order ${number}`))).not.toBe('')
})

test('the free sample comes by mail, and the newsletter only if requested', async ({ page }) => {
  const email = `maker-${Date.now()}@example.com`
  const cutFiles = new CutFilesPage(page)
  await cutFiles.open()
  await expect(cutFiles.sample.getByRole('checkbox')).not.toBeChecked()
  await cutFiles.askForSample(email, { newsletter: false })
  await expect(findToast(page)).toContainText('Your sample is on its way')
  await expect(findToast(page)).not.toContainText('newsletter')
  await expect.poll(async () => linkIn(await findEmail('Your free cut file', email))).not.toBe('')
  await page.goto(linkIn(await findEmail('Your free cut file', email)))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Be Kind Cut File, free sample')
  expect((await download(page, 'SVG')).bytes.toString()).toContain('<svg')

  await cutFiles.open()
  await cutFiles.askForSample(`also-${email}`, { newsletter: true })
  await expect(findToast(page)).toContainText("You've been added to our newsletter")
})

test('a maker has a cut file cut by the shop', async ({ page }) => {
  const cutFiles = new CutFilesPage(page)
  await cutFiles.open()
  await cutFiles.shelf.getByRole('button', { name: 'Cut it for me: Let It Snow' }).click()
  await expect(page).toHaveURL(/\/design-generator\?design=\w{22}/)
  await expect(page.getByText('LET IT SNOW').first()).toBeAttached()
})

test('the top of the page shows a file and links to its sections', async ({ page }) => {
  const cutFiles = new CutFilesPage(page)
  await cutFiles.open()
  const hero = page.getByRole('main').getByRole('banner').or(page.getByRole('main').locator('header')).first()
  await expect
    .poll(() =>
      hero
        .getByRole('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(300)
  await hero.getByRole('link', { name: 'Get a free sample' }).click()
  await expect(page).toHaveURL(/#free-sample$/)
  await expect(cutFiles.sample).toBeInViewport()
  for (const name of ['Your name', 'E-mail address'])
    await expect(cutFiles.sample.getByLabel(name)).toHaveAttribute('required', '')
  await expect(cutFiles.sample.getByLabel('E-mail address')).toHaveAttribute('type', 'email')
  await expect(page.locator('#collections').getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('main').locator('details')).toHaveCount(5)
  await expect(page.getByRole('textbox', { name: /e-?mail/i }).last()).toBeVisible()
})

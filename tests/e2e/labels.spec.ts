import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CalculatorPage } from '../pages/calculator-page.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { LabelSheetForm } from '../pages/label-sheet-form.ts'

/** Downloads the file behind a button or link. */
async function saveFile(page: Page, by: Locator): Promise<{ name: string; buffer: Buffer }> {
  const saving = page.waitForEvent('download')
  await by.click()
  const download = await saving
  return { name: download.suggestedFilename(), buffer: await readFile(await download.path()) }
}

/** Downloads a file. Returns its name and its first bytes. */
async function save(page: Page, by: Locator): Promise<{ name: string; begins: string }> {
  const { name, buffer } = await saveFile(page, by)
  return { name, begins: buffer.subarray(0, 5).toString() }
}

test('a list becomes labels: refused rows are named, the others are saved as a PDF', async ({ page }) => {
  const labels = new LabelSheetForm(page)
  await labels.open()
  await labels.list.fill('code,name\n2001234567893,Syrup\n2001234567894,Jam\n2001234567893,Syrup\n')
  await labels.field('Text columns').fill('name')
  await labels.field('Code').selectOption('ean13')
  await labels.button('Check the list').click()

  await expect(labels.result.getByRole('status')).toContainText('1 label')
  await expect(labels.previews).toHaveCount(1)
  await expect(labels.refused).toContainText([
    'Line',
    /3\s*2001234567894\s*The check digit 4 is wrong\. For these digits, it should be 3\./,
    /4\s*2001234567893\s*Line 2 has the same code\./,
  ])
  await expectAccessible(page)
  const pdf = await save(page, labels.button('Save the PDF with the other label'))
  expect(pdf).toEqual({ name: 'labels.pdf', begins: '%PDF-' })
  await expect(labels.list).toHaveValue(/2001234567894,Jam/)
  await labels.list.fill('code,name\n2001234567893,Syrup')
  await labels.button('Check the list').click()
  await expect(labels.refused).toHaveCount(0)
  await expect(labels.button('Save the PDF')).toBeVisible()

  const template = page.getByRole('link', { name: /Asset tag, 50 × 25 mm/ }).first()
  expect(await save(page, template)).toEqual({ name: 'asset-tag.pdf', begins: '%PDF-' })
})

test.describe('with a typo', () => {
  test.use({ expectedComplaint: /status of 422/ })

  test('a range of numbers is previewed, and printed by the shop', async ({ page }) => {
    const labels = new LabelSheetForm(page)
    await labels.open()
    await labels.form.getByRole('radio', { name: 'A range of numbers' }).check()
    await expect(labels.list).toBeHidden()
    await labels.field('Prefix').fill('AT-')
    await labels.field('To').fill('600')
    await labels.field('Width in mm').fill('5')
    await labels.button('Check the list').click()
    await expect(labels.field('Width in mm')).toHaveAccessibleDescription('A number from 12 to 190.')
    await labels.field('Width in mm').fill('50')
    await labels.button('Check the list').click()
    await expect(labels.result.getByRole('status')).toContainText('600 labels')
    const pdf = await saveFile(page, labels.button('Save the PDF'))

    await labels.result.getByRole('link', { name: 'Order 600 printed' }).click()
    const calculator = new CalculatorPage(page, 'Barcode and compliance labels')
    await expect(calculator.choice('Serial number labels')).toBeChecked()
    await expect(calculator.list('How many labels')).toHaveValue('1000')
    await expect(calculator.price).toContainText('CA$243.00')
    const words = '600 labels, 50 × 30 mm, AT-000001 to AT-000600'
    await expect(calculator.words('Size and data')).toHaveValue(new RegExp(words))
    const artwork = calculator.form.getByRole('group', { name: 'Your artwork' })
    await artwork.getByRole('button', { name: 'Choose or upload a file' }).click()
    await artwork.getByLabel('Upload a file').setInputFiles({ ...pdf, mimeType: 'application/pdf' })
    await expect(artwork).toContainText('Attached: labels.pdf')
    await calculator.addToCart.click()
    await expect(new CartDrawer(page).lines).toContainText('with labels.pdf')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedComplaint: /status of 422/ })

  test('the list is a form: its result page has the refused rows, the list, and the PDF', async ({
    page,
  }) => {
    const labels = new LabelSheetForm(page)
    await page.goto('/collection/barcode-compliance-labels')
    await labels.form.getByLabel('Or choose a file').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('code;place\nA1;Hall 3\nA1;Hall 4\nA2;Hall 5\n'),
    })
    await labels.button('Check the list').click()
    await expect(page).toHaveURL('/label-sheets')
    await expect(labels.result.getByRole('status')).toContainText('2 labels')
    await expect(labels.refused).toContainText(['Line', /3\s*A1/])
    await expect(labels.list).toHaveValue(/A1;Hall 4/)
    const pdf = await save(page, labels.button('Save the PDF with the other 2'))
    expect(pdf).toEqual({ name: 'labels.pdf', begins: '%PDF-' })
  })
})

import { readBadgeFile, drawRoundMark } from '../fixtures/artwork-files.ts'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectOnJobTicket } from '../fixtures/job-ticket.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { DesignPage } from '../pages/design-page.ts'
import { revisit } from '../pages/visit.ts'

test('artwork is uploaded, checked at its printed size, and ordered', async ({
  page,
  openOtherBrowser,
  baseURL,
}) => {
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

  await design.file.setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer: await drawRoundMark() })
  await expect(design.panel.getByText('File uploaded successfully')).toBeVisible()
  await expect(design.panel.getByText('mark.png')).toBeVisible()
  await design.panel.getByLabel('Design name').fill('Round mark')
  await design.panel.getByLabel('Additional notes').fill('For the port side')
  await design.processButton.click()

  await expect(design.panel.getByRole('heading', { name: 'Your artwork, ready to cut' })).toBeFocused()
  await expect(design.proof).toBeVisible()
  await expect(design.panel.getByRole('img', { name: 'The part we keep, in black' })).toBeVisible()
  await design.panel.getByRole('slider', { name: 'Border around the artwork' }).press('ArrowRight')
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

  await checkout.fillIn(niagaraBuyer)
  const order = await (await (await checkout.review()).place()).pay()
  await expect(order.heading).toBeVisible()
  await expectOnJobTicket(await openOtherBrowser(), { baseURL, orderNumber: await order.number() }, [
    'Round mark',
    'For the port side',
  ])
})

for (const kind of ['JPG', 'SVG', 'PDF'] as const) {
  test(`a ${kind} file becomes a decal with its own proof and price`, async ({ page }) => {
    const design = new DesignPage(page)
    await design.open('?tab=upload')
    await design.file.setInputFiles(await readBadgeFile(kind))
    await design.processButton.click()
    await expect(design.panel.getByRole('heading', { name: 'Your artwork, ready to cut' })).toBeFocused()
    await expect(design.proof).toBeVisible()
    const outline = design.panel.getByRole('region', { name: 'Outline' })
    const told = kind === 'JPG' ? design.panel.getByText(/dpi at this size/) : outline.getByText(/sharp/)
    await expect(told).toBeVisible()
    await design.button('25 pieces').click()
    await expect(design.check).toContainText(/clean cut line|Please note|Good to know/)
    const checkout = new CheckoutPage(await design.proceed())
    await expect(checkout.summary).toContainText('badge')
    await expect(checkout.summary).toContainText('25 pieces in all')
    await expect(checkout.summary).toContainText(await design.price.innerText())
  })
}

import { niagaraBuyer } from '../fixtures/buyer.ts'
import { expectOnJobTicket } from '../fixtures/job-ticket.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CartDrawer } from '../pages/cart-drawer.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { DesignPage } from '../pages/design-page.ts'
import { ShopHeader } from '../pages/shop-header.ts'
import { findToast } from '../pages/toast.ts'
import { revisit } from '../pages/visit.ts'
import { isReaderInstalled, separatePlates } from '../setup/readers.ts'

// Expected errors in the browser's console: the responses to refused requests.
test.use({ expectedComplaint: /status of 422/ })

const PROMPT = 'A howling wolf over pine trees "NIGHT RIDERS"'

test('a shopper describes a decal, changes it, sizes it and orders twenty-five', async ({
  page,
  openOtherBrowser,
  baseURL,
}) => {
  test.slow()
  const design = new DesignPage(page)
  await design.open()
  await expect(design.generateButton).toBeDisabled()
  await design.prompt.fill('   ')
  await expect(design.generateButton).toBeDisabled()
  await design.generate(PROMPT, 'Vintage')
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
  await checkout.fillIn(niagaraBuyer)
  const review = await checkout.review()
  await expect(review.amount(/^Subtotal/)).toHaveText(price)
  const order = await (await review.place()).pay()
  await expect(order.heading).toBeVisible()
  await expect(order.items).toContainText('150 ×')
  await expect(order.items).toContainText('25 pieces in all')
  await expectOnJobTicket(await openOtherBrowser(), { baseURL, orderNumber: await order.number() }, [
    'Wolf and pine forest',
    'premium vinyl, matte, 25 pieces',
  ])
  await expectCutPlate(await order.file('PDF'), 150)
})

test('a shopper sees how the prompt was understood, and corrects it', async ({ page }) => {
  const design = new DesignPage(page)
  await design.open()
  await design.generate('Guinea pig with a carrot "Nibbles", gnarbly', 'Bold')
  await expect(design.ready).toBeVisible()
  await expect(design.reading).toContainText('Guinea pig (we don’t have a picture of it')
  await design.reading.getByRole('button', { name: 'Choose a picture for Guinea pig' }).click()
  const library = page.getByRole('dialog', { name: 'A picture for Guinea pig' })
  await library.getByRole('searchbox', { name: 'Search all pictures' }).fill('rat')
  await library.getByRole('button', { name: 'rat', exact: true }).first().click()
  await expect(design.reading).not.toContainText('we don’t have a picture')
  await design.reading.getByRole('button', { name: 'Print “gnarbly”' }).click()
  await expect(design.reading.getByRole('button', { name: 'Don’t print “gnarbly”' })).toBeVisible()
  await expect(design.concepts).toHaveCount(3)
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
  await expect(new ShopHeader(page).cart).toHaveAccessibleName('Cart 1 item')
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

test('a design is restored after a reload, and by its address', async ({ page }) => {
  const design = new DesignPage(page)
  await design.open()
  await design.generate(PROMPT, 'Professional')
  await expect(design.ready).toBeVisible()
  await design.concepts.nth(2).check()
  await design.choice('mm').check()
  await design.width.fill('220')
  await expect(page).toHaveURL(/design=\w+/)
  const address = new URL(page.url()).search

  await revisit(page)
  await expect(design.concepts).toHaveCount(3)
  await expect(design.concepts.nth(2)).toBeChecked()
  await expect(design.prompt).toHaveValue(PROMPT)
  await design.choice('mm').check()
  await expect(design.width).toHaveValue('220')

  await page.evaluate(() => sessionStorage.clear())
  await design.open(address)
  await expect(design.concepts).toHaveCount(1)
  await expect(design.proof).toBeVisible()
  await expect(design.prompt).toHaveValue(PROMPT)
  await design.button('Draw three more').click()
  await expect(design.concepts).toHaveCount(3)
})

test('a design is saved to My Designs', async ({ page }) => {
  const design = new DesignPage(page)
  await design.open()
  await design.generate('Bass "REEL THERAPY"', 'Modern')
  await expect(design.ready).toBeVisible()
  const title = await design.title.innerText()
  // The first design unlocks an achievement. Only one toast is shown at a time, so the toast about saving comes after the one about the
  // achievement.
  await expect(findToast(page)).toContainText('Achievement Unlocked!')
  await design.saveButton.click()
  await expect(findToast(page)).toContainText('Saved to My Designs')
  await design.panel.getByRole('link', { name: 'My Designs' }).click()
  await expect(page).toHaveURL('/my-designs')
  await expect(page.getByRole('main')).toContainText(title)
})

test('designs are reported to the page with their points', async ({ page }) => {
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
  expect(events).toEqual([
    { event: 'generate_design', style: 'minimalist', event_id: expect.stringMatching(/^[\w-]{16,}$/) },
  ])
})

test('a refused prompt is reported beside its field', async ({ page }) => {
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
    'Line 1 contains a character our fonts don’t support. They cover English and French.',
  )
  await expect(design.proof).toBeVisible()
})

/** Checks that the PDF has a separate ink for cutting. Only a thin line is drawn in this ink, around a decal of the given width. */
async function expectCutPlate(pdf: Buffer, widthMm: number): Promise<void> {
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  if (!isReaderInstalled('gs') && !process.env['CI'])
    return void process.stderr.write('SKIPPED: the plates of the PDF: Ghostscript is missing.\n')
  const plate = (await separatePlates('decal.pdf', pdf)).get('CutContour')
  expect(plate?.inked).toBeGreaterThan(0)
  expect(plate?.inked).toBeLessThan(0.1)
  expect(plate?.widthMm).toBeGreaterThan(widthMm)
  expect(plate?.widthMm).toBeLessThan(widthMm + 20)
}

import { findEmail } from '../fixtures/mailbox.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { ContactForm } from '../pages/contact-form.ts'
import { findToast } from '../pages/toast.ts'
import { visit } from '../pages/visit.ts'

const MESSAGE = 'A boat name in script, 120 cm, white on a green hull.'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    // Expected errors in the browser's console: the 422 of the first attempt.
    test.use({ javaScriptEnabled, expectedComplaint: /status of 422/ })

    test('a visitor asks for a quote, corrects a typo and gets a reference and a copy', async ({ page }) => {
      await page.goto('/contact?topic=quote')
      const form = new ContactForm(page)
      await expect(form.topic).toHaveValue('quote')
      await form.fillIn({ name: 'Robin Sailor', email: 'robin', message: MESSAGE })
      await form.send()
      await expect(form.complaint).toContainText("We haven't sent your message yet")
      await expect(form.complaint).toBeFocused()
      await expect(page).toHaveTitle(/^Error: /)
      await form.complaint.getByRole('link', { name: 'E-mail' }).click()
      await expect(form.field('E-mail')).toBeFocused()
      await expect(form.field('E-mail')).toHaveAccessibleDescription('Please enter a valid e-mail address.')
      await expect(form.field('Your message')).toHaveValue(MESSAGE)

      await form.field('E-mail').fill('robin@example.com')
      await form.send()
      await expect(form.answer).toContainText('Your message has arrived')
      const reference = /M-[A-Z\d]{8}/.exec((await form.answer.textContent()) ?? '')?.[0] ?? 'no reference'
      await expect.poll(() => findEmail(`(${reference})`)).toContain('To: robin@example.com')
      await expect.poll(() => findEmail(`${reference}: A quote`)).toContain('Reply-To: robin@example.com')
    })
  })
}

/** Finds the path of a link in an e-mail. Lines of the e-mail may be wrapped. */
const linkIn = (mail: string | null, kind: string): string =>
  new RegExp(`/newsletter/${kind}/[\\da-f]{64}`).exec((mail ?? '').replaceAll('=\r\n', ''))?.[0] ?? ''

test('a reader subscribes, confirms by mail and unsubscribes by the next one', async ({ page }, {
  repeatEachIndex,
}) => {
  const email = `reader-${Date.now()}-${repeatEachIndex}@example.com`
  await visit(page, '/blog/how-to-apply-vinyl-decals')
  const section = page.getByRole('region', { name: 'New designs, twice a month' })
  await section.getByRole('button', { name: 'Subscribe' }).click()
  await section.getByRole('checkbox').check()
  await section.getByRole('button', { name: 'Subscribe' }).click()
  await expect(findToast(page)).toContainText('Invalid Email')

  await section.getByLabel('E-mail address').fill(email)
  await section.getByRole('button', { name: 'Subscribe' }).click()
  await expect(findToast(page)).toContainText('Subscription successful!')
  await expect(section.getByLabel('E-mail address')).toHaveValue('')
  await expect(section.getByRole('checkbox')).not.toBeChecked()

  await expect.poll(() => findEmail('Please confirm', email), { timeout: 15_000 }).not.toBeNull()
  await page.goto(linkIn(await findEmail('Please confirm', email), 'confirm'))
  await page.getByRole('button', { name: 'Yes, send it to me' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're on the list")

  await expect.poll(() => findEmail("You're subscribed", email), { timeout: 15_000 }).not.toBeNull()
  const welcome = await findEmail("You're subscribed", email)
  expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  await page.goto(linkIn(welcome, 'unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're unsubscribed")
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the form at the end of the home page works', async ({ page }) => {
    await page.goto('/')
    const section = page.getByRole('region', { name: 'New designs, twice a month' })
    await section.getByLabel('E-mail address').fill(`plain-${Date.now()}@example.com`)
    await section.getByRole('checkbox').check()
    await section.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription successful!')
  })
})

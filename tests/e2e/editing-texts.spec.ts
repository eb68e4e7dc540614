import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { signInAsOperator } from '../fixtures/operator.ts'
import { openOwnShop } from '../fixtures/own-shop.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { revisit, visit } from '../pages/visit.ts'

// Expected errors in the browser's console: the 422 for a refused text, and the 404 for a missing page.
test.use({ expectedComplaint: /status of (404|422)/ })

let shop: Awaited<ReturnType<typeof openOwnShop>>
test.beforeAll(async () => {
  test.setTimeout(150_000)
  shop = await openOwnShop()
})
test.afterAll(() => shop.close())
test.beforeEach(({ page }) => signInAsOperator(page.request, shop.url))

test('an owner adds a question to the FAQ, everybody reads it at once, and it can be undone', async ({
  page,
  openOtherBrowser,
}) => {
  const shopper = await (await openOtherBrowser()).newPage()
  await visit(shopper, `${shop.url}/faq`)
  await visit(page, `${shop.url}/operator/texts`)
  await page.getByRole('link', { name: 'Frequently Asked Questions' }).click()
  const editor = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(editor.locator('[data-fact="phone"], [data-fact="canada-price"]').first()).toHaveText(
    'CA$9.99',
  )
  await editor.click()
  await moveToEnd(page)
  await page.keyboard.press('Enter')
  const tools = page.getByRole('group', { name: 'Formatting' })
  await tools.getByRole('combobox', { name: 'Style' }).selectOption('Heading')
  await page.keyboard.type('Do you cut magnets?')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Yes: call ')
  await tools.getByRole('combobox', { name: 'Insert' }).selectOption('phone')
  await page.keyboard.type(' or see ')
  await page.keyboard.type('our shop')
  for (let press = 0; press < 'our shop'.length; press += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('our shop')
  await tools.getByRole('button', { name: 'Link' }).click()
  await tools.getByRole('textbox', { name: 'Link address' }).fill('/shop')
  await tools.getByRole('button', { name: 'Set link' }).click()
  await moveToEnd(page)
  // The editor updates its buttons a moment after the cursor has moved.
  await expect(tools.getByRole('button', { name: 'Link' })).toBeDisabled()
  await page.keyboard.press('Enter')
  await tools.getByRole('button', { name: 'Bulleted list' }).click()
  await page.keyboard.type('doors')
  await page.keyboard.press('Enter')
  await page.keyboard.type('fridges')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Review changes' }).click()
  const review = page.getByRole('region', { name: 'Review your changes' })
  await expect(review).toContainText('Yes: call {{phone}} or see our shop (/shop)')
  await expect(review.getByRole('article')).toContainText('Yes: call 905-555-0142 or see our shop')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible()

  await revisit(shopper)
  await shopper.getByText('Do you cut magnets?').click()
  const answer = shopper.getByRole('main').getByText('Yes: call 905-555-0142')
  await expect(answer.getByRole('link', { name: 'our shop' })).toHaveAttribute('href', '/shop')
  await expect(shopper.getByRole('listitem').filter({ hasText: /^fridges$/ })).toBeVisible()

  await page.getByRole('button', { name: /^Undo the change/ }).click()
  await expect(editor).not.toContainText('magnets')
  await revisit(shopper)
  await expect(shopper.getByText('Do you cut magnets?')).toHaveCount(0)
})

test('the review of a text says which of its links lead to no page', async ({ page }) => {
  await visit(page, `${shop.url}/operator/texts/pages/faq`)
  const editor = page.getByRole('textbox', { name: 'Text', exact: true })
  await editor.click()
  await moveToEnd(page)
  await page.keyboard.press('Enter')
  await page.keyboard.type('here')
  for (let press = 0; press < 'here'.length; press += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('here')
  const tools = page.getByRole('group', { name: 'Formatting' })
  await tools.getByRole('button', { name: 'Link' }).click()
  await tools.getByRole('textbox', { name: 'Link address' }).fill('/nowhere')
  await tools.getByRole('button', { name: 'Set link' }).click()
  await page.getByRole('button', { name: 'Review changes' }).click()
  const review = page.getByRole('region', { name: 'Review your changes' })
  // All other links in the FAQ work, so only the new link is reported.
  await expect(review.getByRole('status')).toHaveText("Links to pages that don't exist: /nowhere")
})

test('the review of a menu and of a mail says which links lead to no page', async ({ page }) => {
  const review = page.getByRole('region', { name: 'Review your changes' })
  await visit(page, `${shop.url}/operator/settings/menus`)
  await page.getByRole('textbox', { name: 'Address of link 2' }).first().fill('/no-such-page')
  await page.getByRole('button', { name: 'Review changes' }).click()
  // All other links in the menu work, so only the new link is reported.
  await expect(review.getByRole('status')).toHaveText("Links to pages that don't exist: /no-such-page")

  await visit(page, `${shop.url}/operator/settings/customerMails`)
  const words = page.getByRole('textbox', { name: 'The free cut file' })
  await words.fill(`${await words.inputValue()}\n\nRead ${shop.url}/faq and ${shop.url}/washing.`)
  await page.getByRole('button', { name: 'Review changes' }).click()
  await expect(review.getByRole('status')).toHaveText("Links to pages that don't exist: /washing")
})

test('a post is written, stands on home and in the blog, and is taken off again', async ({ page }) => {
  await visit(page, `${shop.url}/operator/texts`)
  await page.getByRole('link', { name: 'Write a blog post' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Our new cutter')
  await page.getByRole('textbox', { name: 'Teaser' }).fill('Twice as wide as the old one.')
  await page.getByRole('textbox', { name: 'Author' }).fill('Kim')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('It cuts 1.6 m.')
  await page.getByRole('button', { name: 'Preview post' }).click()
  const category = page.getByRole('textbox', { name: 'Category' })
  await expect(category).toHaveAccessibleDescription('Please fill this in.')
  await category.fill('Shop News')
  await page.getByRole('button', { name: 'Preview post' }).click()
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our new cutter' })).toBeVisible()

  await visit(page, `${shop.url}/`)
  const teasers = page.getByRole('region', { name: 'From the cutting table' })
  await teasers.getByRole('link', { name: 'Our new cutter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our new cutter' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('It cuts 1.6 m.')

  await visit(page, `${shop.url}/operator/texts/posts/our-new-cutter`)
  await page.getByRole('button', { name: 'Remove from the shop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from the shop' }).click()
  await expect(page.getByRole('link', { name: 'View in the shop' })).toBeHidden()
  await visit(page, `${shop.url}/blog/our-new-cutter`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Our new cutter')
  await visit(page, `${shop.url}/operator/texts/posts/our-new-cutter`)
  await page
    .getByRole('button', { name: /^Undo the change/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'View in the shop' })).toHaveAttribute(
    'href',
    '/blog/our-new-cutter',
  )
})

test('an owner rewrites a landing page and home, in their layout, and undoes one of them', async ({
  page,
  openOtherBrowser,
}) => {
  const shopper = await (await openOtherBrowser()).newPage()
  await visit(shopper, `${shop.url}/texas-decals`)
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Texas decals as big as the sky')
  await visit(page, `${shop.url}/operator/texts`)
  await page.getByRole('link', { name: 'Texas Decals' }).click()
  const first = page.getByRole('group', { name: 'First screen' })
  const heading = first.getByRole('textbox', { name: 'Heading', exact: true })
  await heading.fill('')
  await page.getByRole('button', { name: 'Review changes' }).click()
  await expect(heading).toHaveAccessibleDescription(/Please fill this in/)
  await heading.fill('Decals <b>wide</b> as Texas')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Review changes' }).click()
  const review = page.getByRole('region', { name: 'Review your changes' })
  await expect(review).toContainText('Texas decals as big as the sky')
  await review.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible()
  await revisit(shopper)
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Decals <b>wide</b> as Texas')

  await visit(page, `${shop.url}/operator/texts/sections/home`)
  await page
    .getByRole('group', { name: 'Design your decal' })
    .getByRole('textbox', { name: 'Text', exact: true })
    .first()
    .fill('Call {{phone}} and tell us your idea.')
  await page.getByRole('button', { name: 'Review changes' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible()
  await visit(shopper, `${shop.url}/`)
  const design = shopper.getByRole('region', { name: 'Design your decal' })
  await expect(design).toContainText('Call 905-555-0142 and tell us your idea.')

  await visit(page, `${shop.url}/operator/texts/sections/texas-decals`)
  await page.getByRole('button', { name: /^Undo the change/ }).click()
  await expect(heading).toHaveValue('Texas decals as big as the sky')
  await visit(shopper, `${shop.url}/texas-decals`)
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Texas decals as big as the sky')
  await visit(shopper, `${shop.url}/`)
  await expect(design).toContainText('tell us your idea.')
})

test('an owner adds a question to a landing page, moves it up, removes another, and undoes it', async ({
  page,
  openOtherBrowser,
}) => {
  const shopper = await (await openOtherBrowser()).newPage()
  await visit(page, `${shop.url}/operator/texts/sections/texas-decals`)
  const questions = page.getByRole('group', { name: 'Questions from Texas' })
  const first = questions.getByRole('textbox', { name: 'Question 1' })
  const former = await first.inputValue()
  await questions.getByRole('button', { name: 'Add an entry' }).click()
  await questions.getByRole('button', { name: 'Move up entry 4' }).click()
  await questions.getByRole('textbox', { name: 'Question 3' }).fill('Do you ship to Marfa?')
  await page.getByRole('button', { name: 'Review changes' }).click()
  await expect(questions.getByRole('textbox', { name: 'Text 3' })).toHaveAccessibleDescription(
    /Please fill this in/,
  )
  await questions.getByRole('textbox', { name: 'Text 3' }).fill('Yes, lights and all.')
  await questions.getByRole('button', { name: 'Remove entry 1' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Review changes' }).click()
  const review = page.getByRole('region', { name: 'Review your changes' })
  await expect(review).toContainText('Order of questions: 2, new 1, 3')
  await review.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible()
  await visit(shopper, `${shop.url}/texas-decals`)
  const faq = shopper.getByRole('region', { name: 'Questions from Texas' })
  await faq.getByText('Do you ship to Marfa?').click()
  await expect(faq.getByText('Yes, lights and all.')).toBeVisible()
  await expect(faq.locator('summary')).toHaveCount(3)
  await page
    .getByRole('button', { name: /^Undo the change/ })
    .first()
    .click()
  await expect(first).toHaveValue(former)
  await revisit(shopper)
  await expect(faq).not.toContainText('Marfa')
})

/** Moves the cursor to the end. Then waits for a frame, because the editor notices the move only then. */
async function moveToEnd(page: Page) {
  await page.keyboard.press('Control+End')
  await page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => setTimeout(heard))))
}

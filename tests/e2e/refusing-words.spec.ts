import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { operatorToken } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { DesignPage } from '../pages/design-page.ts'
import { OperatorDesk } from '../pages/operator-desk.ts'
import { visit } from '../pages/visit.ts'

// Expected errors in the browser's console: the 401 before the operator signs in, and refusals with 409 or 422.
test.use({ expectedComplaint: /status of (401|409|422)/ })

test('an operator refuses a phrase, customers see an alternative, and the phrase is allowed again', async ({
  page,
  openOtherBrowser,
}) => {
  test.slow()
  const phrase = 'Grimsby Gophers'
  await visit(page, '/operator')
  const desk = new OperatorDesk(page)
  await desk.signIn(operatorToken, 'Ada')
  await desk.goTo('Content')
  await page.getByRole('link', { name: 'Refused words' }).click()
  await page.getByRole('button', { name: 'Add a word or phrase' }).click()
  const form = page.getByRole('form', { name: 'Add a word or phrase' })
  await form.getByLabel('Word or phrase').fill(phrase)
  await form.getByLabel('Reason').selectOption('A team name')
  await form.getByLabel('What to suggest instead').fill('Ask for a gopher with your own words')
  await form.getByRole('button', { name: 'Add to the list' }).click()
  await expect(form.getByRole('status')).toHaveText(`“${phrase}” is refused from now on.`)
  await form.getByLabel('Word or phrase').fill(phrase)
  await form.getByRole('button', { name: 'Add to the list' }).click()
  await expect(form.getByRole('alert')).toHaveText('This is already on the list.')
  await expectAccessible(page)

  const design = new DesignPage(await (await openOtherBrowser()).newPage())
  await design.open()
  await design.generate('wolf "NIGHT"', 'Bold')
  await expect(design.ready).toBeVisible()
  await design.line(1).fill(phrase)
  await design.button('Redraw with these words').click()
  await expect(design.panel.getByRole('alert')).toContainText('Ask for a gopher with your own words')

  await page.getByLabel('Search the list').fill('gophers')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('row').filter({ hasText: /Ada, [A-Z][a-z]{2} \d/ })).toContainText(
    'grimsby gophers',
  )
  await page.getByRole('button', { name: 'Remove grimsby gophers' }).click()
  await expect(page.getByText('No entry matches your search.')).toBeVisible()
  await page.goto('/operator/content/refused-texts?filter=brand')
  const refused = page.getByRole('row').filter({ hasText: phrase })
  await expect(refused).toContainText('Text of a design')
  await page.getByLabel('Select all').check()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(refused).toBeHidden()
  await desk.goTo('Change log')
  await expect(page.getByRole('listitem').filter({ hasText: 'grimsby gophers' })).toHaveCount(2)

  await design.button('Redraw with these words').click()
  await expect(design.button('Version 2')).toHaveAttribute('aria-pressed', 'true')
})

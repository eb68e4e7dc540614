import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures/shop-test.ts'
import { revisit, visit } from '../pages/visit.ts'

const ADVICE = /cast vinyl with permanent adhesive/i

test('a shopper answers three questions, reads why, shares the address, and follows the advice into the shop', async ({
  page,
  openOtherBrowser,
}) => {
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Material Guide' }).click()
  const guide = page.getByRole('region', { name: 'Three answers, one vinyl' })
  for (const usual of ['Outdoor', 'Long-term', 'Smooth'])
    await expect(guide.getByRole('radio', { name: usual })).toBeChecked()
  await expect(guide.getByRole('status')).toContainText(ADVICE)
  await expect(guide.getByRole('listitem')).toHaveCount(3)

  await guide.getByRole('radio', { name: 'Indoor' }).check()
  await guide.getByRole('radio', { name: 'Short-term' }).check()
  await expect(guide.getByRole('status')).toContainText('calendered vinyl with removable adhesive')
  await expect(guide.getByRole('listitem').last()).toContainText('Indoors, short-term: fits.')
  await expect(page).toHaveURL('/decal-material-guide?place=indoor&term=short-term&surface=smooth')

  const friend = await (await openOtherBrowser({ javaScriptEnabled: false })).newPage()
  await friend.goto(page.url())
  await expect(friend.getByRole('status')).toContainText('calendered vinyl with removable adhesive')

  await revisit(page)
  await expect(guide.getByRole('radio', { name: 'Short-term' })).toBeChecked()
  await guide.getByRole('link', { name: 'Removable decals' }).click()
  await expect(page).toHaveURL('/collection/removable-vinyl-decals')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions are a form, and the cheat sheet is a PDF', async ({ page }) => {
    await page.goto('/decal-material-guide')
    const guide = page.getByRole('region', { name: 'Three answers, one vinyl' })
    await guide.getByRole('radio', { name: 'Vehicle' }).check()
    await guide.getByRole('radio', { name: 'Short-term' }).check()
    await guide.getByRole('button', { name: 'Show the vinyl' }).click()
    await expect(page).toHaveURL(
      '/decal-material-guide?place=vehicle&term=short-term&surface=smooth#interactive-guide',
    )
    await expect(guide.getByRole('status')).toContainText('calendered vinyl with permanent adhesive')

    await page.getByRole('link', { name: 'Free cheat sheet (PDF)' }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: /Decal material cheat sheet/ }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('material-cheat-sheet.pdf')
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })
})

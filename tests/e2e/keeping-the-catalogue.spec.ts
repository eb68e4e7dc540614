import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { signInAsOperator } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop-test.ts'

const handle = 'canoe-portage'

// Expected errors in the browser's console: the 409 that the slower of two tabs gets.
test.use({ expectedComplaint: /409 \(Conflict\)/ })

test.beforeEach(async ({ context, baseURL }) => {
  await signInAsOperator(context.request, baseURL ?? '')
})

const variantsOf = async (page: Page) => {
  const answer = await page.request.get(`/api/operator/products/${handle}`)
  const { variants }: { variants: { priceCents: number }[] } = await answer.json()
  return variants
}

test('a CSV is previewed first; then the product’s page shows the new price at once', async ({ page }) => {
  const exported = await (await page.request.get('/api/operator/products/export.csv')).text()
  const [header = ''] = exported.split('\n')
  const own = exported.split('\n').filter((line) => line.startsWith(`${handle},`))
  const [first] = await variantsOf(page)
  const old = ((first?.priceCents ?? 0) / 100).toFixed(2)
  const csv = exported.replaceAll(`,${old},`, ',77.13,')
  expect(own.length, header).toBeGreaterThan(0)

  await page.goto('/operator/products')
  await page.getByRole('link', { name: 'Import a CSV' }).click()
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Preview changes' }).click()
  const told = page.getByRole('listitem').filter({ hasText: handle })
  await expect(told.getByRole('row', { name: /Price/ }).first()).toContainText(`CA$${old}`)
  await expect(told.getByRole('row', { name: /Price/ }).first()).toContainText('CA$77.13')
  await expectAccessible(page)
  expect((await variantsOf(page))[0]?.priceCents).toBe(Math.round(Number(old) * 100))

  await page.getByRole('button', { name: 'Import these changes' }).click()
  await expect(page.getByText(/^Done: /)).toBeVisible()
  await expect(async () => {
    await page.goto(`/product/${handle}`)
    await expect(page.getByText('CA$77.13').first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.goto('/operator/log')
  await expect(page.getByRole('listitem').filter({ hasText: 'the catalogue by CSV' }).first()).toContainText(
    'changed',
  )
})

test("of two tabs, the second sees the first one's changes, and keeps its typed values", async ({
  page,
  context,
}) => {
  const second = await context.newPage()
  for (const tab of [page, second]) {
    await tab.goto(`/operator/products/${handle}`)
    // The second tab has to load the product before the first tab changes it.
    await expect(tab.getByLabel('Vendor')).toBeVisible()
  }
  await page.getByLabel('Vendor').fill('Ann’s decals')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText("Saved. It's live in the shop now.")).toBeVisible()

  await second.getByLabel('Vendor').fill('Bob’s decals')
  await second.getByLabel('Search engine title').fill('A portage on your bumper')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByRole('alert')).toContainText('Vendor')
  await second.getByRole('button', { name: 'Show latest version' }).click()
  await expect(second.getByLabel('Vendor')).toHaveValue('Bob’s decals')
  await expect(second.getByText('Someone changed this to: Ann’s decals')).toBeVisible()
  await expect(second.getByLabel('Search engine title')).toHaveValue('A portage on your bumper')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText("Saved. It's live in the shop now.")).toBeVisible()
  for (const width of [390, 768, 1440]) {
    await second.setViewportSize({ width, height: 900 })
    // Scrolls to the top. Further down, the bar at the bottom of the screen could cover half of a field, which axe would report as too
    // small.
    await second.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(second)
  }
})

test('a product is added to a collection that is found by its name, and removed by its chip', async ({
  page,
}) => {
  await page.goto(`/operator/products/${handle}`)
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText("Saved. It's live in the shop now.")).toBeVisible()
  }
  await page.getByText('Add to a collection').click()
  await page.getByRole('searchbox', { name: 'Find a collection' }).fill('wedd')
  await expect(page.getByRole('button', { name: /^Add to / })).toHaveCount(1)
  await page.getByRole('button', { name: /^Add to Wedding/ }).click()
  await expectAccessible(page)
  await save()
  await page.reload()
  const chip = page.getByRole('button', { name: /^Remove from Wedding/ })
  await chip.click()
  await expect(chip).toBeHidden()
  await save()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Remove from / }).first()).toBeVisible()
  await expect(chip).toBeHidden()
})

test('a description is edited as text, and one with HTML that the editor would drop stays HTML', async ({
  page,
}) => {
  const address = `/operator/products/${handle}`
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText("Saved. It's live in the shop now.")).toBeVisible()
  }
  await page.goto(address)
  const text = page.getByRole('textbox', { name: 'Description', exact: true })
  const html = page.getByLabel('Description (HTML)')
  await page.getByRole('button', { name: 'Edit as HTML' }).click()
  const before = await html.inputValue()
  await page.getByRole('button', { name: 'Edit as text' }).click()
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Cut in St. Catharines.')
  await save()
  await page.goto(`/product/${handle}`)
  await expect(page.getByText('Cut in St. Catharines.').first()).toBeAttached()

  await page.goto(address)
  await expect(text).toContainText('Cut in St. Catharines.')
  await page.getByRole('button', { name: 'Edit as HTML' }).click()
  const classy = '<p class="note">Two pieces.</p>'
  await html.fill(classy)
  await expect(page.getByText('HTML that the text editor would drop')).toBeVisible()
  await save()
  await page.reload()
  await expect(html).toHaveValue(classy)
  await expect(page.getByRole('button', { name: 'Edit as text' })).toBeHidden()
  await html.fill(before)
  await save()
})

test('a code is created and disabled; the claims audit lists where free shipping is promised', async ({
  page,
}) => {
  // The discount code is different in each run, because an earlier run may have used the same shop.
  const code = `TABLET-${Date.now().toString(36).toUpperCase()}`
  await page.goto('/operator/content/codes')
  await page.getByRole('button', { name: 'New code' }).click()
  const create = async (typed: string) => {
    await page.getByLabel('Code', { exact: true }).fill(typed)
    await page.getByLabel('Type').selectOption('Fixed amount')
    await page.getByLabel('Percent or dollars').fill('5')
    await page.getByRole('button', { name: 'Create code' }).click()
  }
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: new RegExp(`${name}(?!-)`) })
  await create(code.toLowerCase())
  await expect(rowOf(code)).toContainText('Active')
  await expectAccessible(page)
  await rowOf(code)
    .getByRole('button', { name: `Turn off ${code}` })
    .click()
  await expect(rowOf(code)).toContainText('Ended')

  const several = ['A', 'B'].map((letter) => `${code}-${letter}`)
  for (const one of several) {
    await create(one)
    await page.getByLabel(`Select ${one}`, { exact: true }).check()
  }
  await page.getByRole('button', { name: 'Turn off', exact: true }).click()
  await expect(page.getByText('2 codes turned off.')).toBeVisible()
  for (const one of several) await expect(rowOf(one)).toContainText('Ended')

  await page.goto('/operator/truth')
  await expect(page.getByRole('heading', { name: /topics? with different answers/ })).toBeVisible()
  const shown = page.getByRole('listitem').filter({ hasText: 'Free shipping: without a code' })
  await expect(shown.getByRole('link', { name: 'Shipping settings' }).first()).toBeVisible()
})

/** All these pages are in one test, because each test has to sign in, and the number of sign-ins is limited. */
test('all these pages are accessible, on a phone, a tablet and a desktop', async ({ page }) => {
  test.setTimeout(300_000)
  for (const path of PAGES) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/operator/${path}`)
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await expectAccessible(page)
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 1024 })
      await expectAccessible(page)
    }
  }
})

test('on a phone, rows of the catalogue are cards of one table, and filters open with a button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/operator/products')
  const card = page.getByRole('table', { name: 'Products' }).getByRole('row').nth(1)
  await expect(card.getByRole('rowheader').getByRole('link')).toBeInViewport()
  await expect(card.getByRole('cell', { name: /^CA\$/ })).toBeInViewport({ ratio: 1 })
  await expect(card.getByRole('cell', { name: /in stock|out of stock|not tracked/i })).toBeInViewport({
    ratio: 1,
  })
  const search = page.getByRole('searchbox', { name: 'Search' })
  await expect(search).toBeHidden()
  await page.getByRole('button', { name: 'Filter' }).click()
  await search.fill('canoe')
  await search.press('Enter')
  await expect(page.getByRole('button', { name: 'Filter (1 chosen)' })).toBeVisible()
})

const PAGES = [
  'products',
  'products/import',
  'content',
  'content/reviews?state=published',
  'content/questions?state=published',
  'content/messages',
  'content/designs',
  'truth',
  'customers',
  'content/codes',
  'content/refused-texts',
  'activity',
  'tasks',
]

import { findEmail } from '../fixtures/mailbox.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { ProductGrid } from '../pages/product-grid.ts'
import { ProductPage } from '../pages/product-page.ts'
import { visit } from '../pages/visit.ts'

// Expected errors in the browser's console: the 404, 422 and 500 responses in these tests.
test.use({ expectedComplaint: /status of (404|422|500)/ })

test("a sold-out product can't be added", async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('neon-fox-standout')
  await expect(product.soldOutButton).toBeDisabled()
  await expect(product.addToCartButton).toBeHidden()
})

test("a sold-out variant can't be added, another one can", async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  await product.choice('6 in').click()
  await expect(product.soldOutButton).toBeDisabled()
  await product.choice('10 in').click()
  await expect(product.addToCartButton).toBeEnabled()
})

test('a card of a sold-out product says so', async ({ page }) => {
  await page.goto('/collection/standout')
  const card = new ProductGrid(page).cards
    .filter({ has: page.getByRole('button', { name: 'Sold Out' }) })
    .first()
  await expect(card.getByRole('button', { name: 'Sold Out' })).toBeDisabled()
  await expect(card.getByRole('link', { name: /View Details/ })).toBeHidden()
})

test('an unknown product returns a 404, and Go Back goes back', async ({ page }) => {
  await visit(page, '/shop')
  await visit(page, '/product/no-such-decal')
  await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible()
  await expect(page.getByText("We couldn't find the product you're looking for.")).toBeVisible()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/shop')
})

test.describe('in a new tab', () => {
  test.use({ ownContext: true })

  test('Go Back leads from an unknown product to the shop', async ({ page }) => {
    await visit(page, '/product/no-such-decal')
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/shop')
    await expect(new ProductGrid(page).cards.first()).toBeVisible()
  })
})

test('a product that fails to load leads to the shop', async ({ page }) => {
  await page.route('**/api/products/niagara-wolf-badge*', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  await visit(page, '/collection/vehicle-decals')
  await new ProductGrid(page).link('Howling Wolf Round Badge').click()
  await expect(page.getByRole('heading', { name: 'Error Loading Product' })).toBeVisible()
  await expect(
    page.getByText("We couldn't find the product you're looking for. Please try again later."),
  ).toBeVisible()
  await expect(page).toHaveURL('/shop')
})

test('an unknown collection redirects to the vehicle decals', async ({ page }) => {
  const answer = await page.goto('/collection/no-such-collection')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Redirecting to Available Products' })).toBeVisible()
  await expect(page).toHaveURL('/collection/vehicle-decals')
  await expect(new ProductGrid(page).cards.first()).toBeVisible()
})

test('an unknown page is a 404', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await page.getByRole('main').getByRole('link', { name: 'Shop All Products' }).click()
  await expect(page).toHaveURL('/shop')
})

test('a shopper who waits for a sold-out product confirms by e-mail, and can cancel there', async ({
  page,
}) => {
  const email = `waiting-${Date.now()}@example.com`
  const product = new ProductPage(page)
  await product.open('neon-fox-standout')
  const alert = product.section("E-mail me when it's back")
  await alert.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await alert.getByRole('button', { name: 'E-mail me' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  await expect.poll(async () => linksIn(await findEmail('Please confirm', email))).toHaveLength(2)
  const links = linksIn(await findEmail('Please confirm', email))
  const [confirm = '', cancel = ''] = ['confirm', 'unsubscribe'].map((kind) =>
    links.find((link) => link.includes(kind)),
  )
  await page.goto(confirm)
  await page.getByRole('button', { name: "Yes, e-mail me when it's back" }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're on the list")
  await page.goto(cancel)
  await page.getByRole('button', { name: 'Cancel and delete my address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is deleted')
  await page.goto(confirm)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
})

test('a product that can be bought offers no e-mail about its stock', async ({ page }) => {
  const product = new ProductPage(page)
  await product.open('niagara-wolf-badge')
  await product.choice('6 in').click()
  await expect(product.section("E-mail me when it's back")).toBeVisible()
  await product.choice('10 in').click()
  await expect(product.section("E-mail me when it's back")).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a sold-out product accepts an e-mail address, and explains what is wrong with one', async ({
    page,
  }) => {
    await page.goto('/product/neon-fox-standout')
    await page.getByRole('textbox', { name: 'E-mail address' }).first().fill('kim@example')
    await page.getByRole('button', { name: 'E-mail me' }).click()
    await expect(page.getByRole('alert')).toContainText('Please enter a valid email address.')
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(`plain-${Date.now()}@example.com`)
    await page.getByRole('button', { name: 'E-mail me' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  })
})

/** Finds the links in an e-mail's plain text. */
const linksIn = (mail: string | null): string[] => [
  ...new Set(
    (mail ?? '').replaceAll('=\r\n', '').match(/https?:\/\/[^\s"<]+\/back-in-stock\/\w+\/[\da-f]{64}/g),
  ),
]

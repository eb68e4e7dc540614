import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop-test.ts'

// A browser without scripts shows only what the server has rendered.
test.use({ javaScriptEnabled: false })

test('the breadcrumb of a page is named after the first part of its path', async ({ page }) => {
  for (const [path, label] of [
    ['/about', 'About Us'],
    ['/blog', 'Blog'],
    ['/shop', 'Shop'],
    ['/design-generator', 'Design Generator'],
    ['/faq', 'FAQ'],
    ['/credits', 'Credits'],
    ['/images', 'My Images'],
  ] as const) {
    await page.goto(path)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    await expect(crumbs.first(), path).toContainText('Home')
    await expect(crumbs.last(), path).toHaveText(label)
  }
})

test('a collection has its breadcrumb, text, structured data and a grid of one to four columns', async ({
  page,
}) => {
  await page.goto('/collection/military-decals')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home')
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Military Decals')
  await expect(title.locator('~ p, ~ div').first()).not.toBeEmpty()
  expect(await kindsOfData(page)).toEqual(expect.arrayContaining(['CollectionPage', 'BreadcrumbList']))

  const grid = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return await grid.first().evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  }
  expect(await columns(320)).toBe(1)
  expect(await columns(390)).toBe(2)
  expect(await columns(768)).toBe(3)
  expect(await columns(1440)).toBe(4)
})

test('a card shows picture, title, maker, price, compare-at price and a badge', async ({ page }) => {
  await page.goto('/shop')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first().getByRole('img').first()).toHaveAttribute('src', /\/img\//)
  await expect(cards.first().getByRole('link', { name: 'View Details of' })).toBeVisible()
  const reduced = cards.filter({ has: page.locator('del, s') }).first()
  await expect(reduced.locator('del, s')).toHaveText(/^\D*\d+\.\d\d$/)
  const [before, now] =
    (await reduced.innerText())
      .match(/\d+\.\d\d/g)
      ?.map(Number)
      .toSorted((a, b) => b - a) ?? []
  expect(before).toBeGreaterThan(now ?? Number.POSITIVE_INFINITY)
  await expect(cards.first().getByRole('heading')).not.toBeEmpty()
  await expect(cards.first()).toContainText('Niagara Decals')
  await expect(cards.first().getByText('Best Seller', { exact: true })).toBeVisible()
})

test('the shop page starts with six tiles', async ({ page }) => {
  await page.goto('/shop')
  const list = page.getByRole('main').getByRole('list').filter({ hasText: 'Outdoor Adventure' })
  const tiles = list.first().getByRole('link')
  const urls = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(urls).toEqual(
    ['outdoor-adventure', 'sports', 'gaming', 'wedding', 'wraps', 'svg-files'].map(
      (handle) => `/collection/${handle}`,
    ),
  )
})

test('every page has a title and description of its own, no longer than search results show', async ({
  page,
}) => {
  const told = new Set<string>()
  const paths = ['/', '/shop', '/about', '/blog', '/faq', '/design-generator', '/custom-banner-designer']
  for (const path of [...paths, '/collection/vehicle-decals', '/product/niagara-wolf-badge']) {
    await page.goto(path)
    const description = page.locator('meta[name=description]')
    await expect(description, path).toHaveAttribute('content', /^.{50,160}$/s)
    expect(await page.title(), path).toMatch(/^.{15,70}$/)
    told.add(await page.title()).add((await description.getAttribute('content')) ?? '')
  }
  expect(told.size).toBe(2 * (paths.length + 2))
})

test('a product shows its breadcrumb, pictures, maker, title and prices', async ({ page }) => {
  await page.goto('/product/canada-is-not-for-sale')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(crumbs).toContainText(['Home', 'Shop', 'Canada Is Not For Sale'])
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Canada Is Not For Sale')
  await expect(main.getByRole('img', { name: /Canada Is Not For Sale/ }).first()).toBeVisible()
  await expect(main).toContainText('Niagara Decals')
  await expect(main.getByText(/\$\d+\.\d\d/).first()).toBeVisible()
  const carousel = page.getByRole('region', { name: 'Pictures of Canada Is Not For Sale' })
  await expect(carousel.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(2)
  expect(await kindsOfData(page)).toContain('BreadcrumbList')
  await page.goto('/product/niagara-wolf-badge')
  await expect(main.locator('del, s').first()).toHaveText(/\d+\.\d\d$/)
})

async function kindsOfData(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.flatMap((text) => [...text.matchAll(/"@type":"(\w+)"/g)].map(([, kind = '']) => kind))
}

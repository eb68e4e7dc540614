import { expect, test } from '../fixtures/shop-test.ts'
import { ProductGrid } from '../pages/product-grid.ts'
import { revisit, visit } from '../pages/visit.ts'

test.beforeEach(async ({ page }) => visit(page, '/'))

test('home has its sections in order', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    /^Durable Canadian-printed decals/,
  )
  const order = await page
    .getByRole('main')
    .locator('section[aria-labelledby], section[aria-label]')
    .evaluateAll((sections) =>
      sections.map((each) => each.getAttribute('aria-labelledby') ?? each.getAttribute('aria-label')),
    )
  expect(order).toEqual([
    'hero',
    'Why order here',
    'categories',
    'design',
    'popular',
    'promo',
    'featured',
    'rated',
    'browse',
    'testimonials',
    'blog',
    'newsletter',
  ])
})

test("home's trust strip, products, collections, testimonials and posts are complete, and link to their pages", async ({
  page,
}) => {
  const main = page.getByRole('main')
  const section = (id: string) => main.locator(`section[aria-labelledby=${id}]`)
  await expect(section('hero').getByRole('link', { name: 'Shop Vehicle Decals' })).toHaveAttribute(
    'href',
    '/collection/vehicle-decals',
  )
  await expect(
    section('categories').getByRole('link', { name: 'Explore Now Vehicle Decals', exact: true }),
  ).toBeVisible()
  await expect(section('hero').getByRole('link', { name: 'Shop All Products' })).toHaveAttribute(
    'href',
    '/shop',
  )
  for (const words of [
    'Printed in Niagara',
    'Free shipping over $75',
    '10-year outdoor vinyl',
    'Secure checkout',
  ])
    await expect(main.getByText(words, { exact: true })).toBeVisible()
  await expect(section('categories').getByText('Explore Now')).toHaveCount(4)
  await expect(new ProductGrid(page).cards).toHaveCount(12)
  await expect(section('popular').getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/shop')
  await expect(section('promo').getByRole('link')).toHaveAttribute('href', '/design-generator')
  expect(await linksOf(section('featured'))).toEqual([
    '/collection/gaming-landing',
    '/collection/patriotic',
    '/collection/urban',
    '/collection/svg-files',
    '/collection/standout',
    '/collection/downloads',
  ])
  await expect(section('rated').getByRole('listitem')).toHaveCount(4)
  await expect(section('rated').getByText(/sample reviews$/)).toHaveCount(4)
  await expect(section('rated').getByRole('link', { name: 'View All Products' })).toHaveAttribute(
    'href',
    '/shop',
  )
  expect(await linksOf(section('browse'))).toEqual([
    '/collection/vehicle-decals',
    '/collection/boat-decals-graphics',
    '/collection/custom-graphics-logos',
    '/collection/plane-tail-numbers-markings',
  ])
  await expect(section('testimonials').getByRole('figure')).toHaveCount(3)
  expect(await linksOf(section('blog').getByRole('listitem'))).toEqual([
    '/blog/how-to-apply-vinyl-decals',
    '/blog/premium-marine-vinyl-durability',
    '/blog/business-graphics-roi',
  ])
  await expect(section('blog').getByRole('link', { name: 'View All Posts' })).toHaveAttribute('href', '/blog')
})

test('the design section has two tabs, the first one chosen', async ({ page }) => {
  const design = page.getByRole('region', { name: 'Design your decal' })
  const generate = design.getByRole('tab', { name: 'AI Generate' })
  await expect(generate).toHaveAttribute('aria-selected', 'true')
  await expect(design.getByRole('tabpanel').getByRole('link')).toHaveAttribute('href', '/design-generator')
  await generate.press('ArrowRight')
  await expect(design.getByRole('tab', { name: 'Upload Design' })).toBeFocused()
  await expect(design.getByRole('tabpanel').getByRole('link')).toHaveAttribute(
    'href',
    '/design-generator?tab=upload',
  )
  await expect(design.getByText('JPG, PNG, SVG, PDF, AI')).toBeVisible()
  await expect(design.getByRole('link', { name: 'Buy Credits' })).toHaveAttribute('href', '/credits')
  await expect(design.getByRole('link', { name: /Browse/ })).toHaveAttribute('href', '/shop')
})

test('home has structured data about the business', async ({ page }) => {
  const written = await page.locator('script[type="application/ld+json"]').allTextContents()
  const business = written.join('\n')
  expect(business).toContain('LocalBusiness')
  for (const fact of ['"$$"', '09:00', '17:00', 'St. Catharines', '50000', '2020'])
    expect(business).toContain(fact)
})

const linksOf = (within: import('@playwright/test').Locator) =>
  within.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('home loads no code of other pages', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/assets\/([a-z.-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
    if (name !== undefined) scripts.add(name)
  })
  await revisit(page)
  expect([...scripts].toSorted()).toEqual([
    'entry.client',
    'every-page',
    'home',
    'lowest-decal-price',
    'newsletter',
    'product-cards',
    'rest-of-home',
    'rolldown-runtime',
  ])
})

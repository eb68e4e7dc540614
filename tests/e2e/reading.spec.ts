import { z } from 'zod'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop-test.ts'
import { visit } from '../pages/visit.ts'

// Expected errors in the browser's console: the 404 for a missing page.
test.use({ expectedComplaint: /status of 404/ })

const dataSchema = z.looseObject({ '@type': z.string() })
async function structuredData(page: Page, type: string) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => dataSchema.parse(JSON.parse(text))).find((data) => data['@type'] === type)
}
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a reader opens the blog, a category and a post, and goes from post to post', async ({ page }) => {
  await visit(page, '/blog')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(9)
  await expect(page.getByRole('region', { name: 'Recent Posts' }).getByRole('listitem')).toHaveCount(3)
  const card = page.getByRole('article').filter({ hasText: 'Labels for Niagara Kitchens and Cellars' })
  await expect(card.locator('img')).toHaveAttribute('src', /\/img\//)
  await expect(card).toContainText('Food & Drink')
  await expect(card).toContainText(/[A-Z][a-z]+ \d{1,2}, 20\d\d/)
  await expect(card.getByText(/^By \w+/)).toBeVisible()
  await expect(card.getByRole('paragraph')).toHaveCount(3)

  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Food & Drink' })
    .click()
  await expect(page).toHaveURL('/blog/category/food-drink')
  await expect(title(page)).toHaveText('Food & Drink')
  await page.getByRole('link', { name: 'Read More: Labels for Niagara Kitchens and Cellars' }).click()
  await expect(title(page)).toHaveText('Labels for Niagara Kitchens and Cellars')
  const clicked = await page.evaluate(() =>
    window.dataLayer?.some((event) => event.event === 'blog_post_click'),
  )
  expect(clicked).toBe(true)

  const more = page.getByRole('navigation', { name: 'More posts' })
  const nextTitle = (await more.getByRole('link', { name: /^Next/ }).textContent()) ?? ''
  await more.getByRole('link', { name: /^Next/ }).click()
  await expect(title(page)).toHaveText(nextTitle.replace('Next', ''))
  await page.getByRole('list', { name: 'Tags' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/tag\//)
})

test('a post has its date, and article metadata', async ({ page }) => {
  await visit(page, '/blog/how-to-apply-vinyl-decals')
  await expect(page.locator('meta[property="article:published_time"]')).toHaveAttribute(
    'content',
    '2026-05-12',
  )
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', /\/blog\/rss\.xml$/)
  expect(await structuredData(page, 'Article')).toMatchObject({
    headline: 'How to Apply Vinyl Decals Without Bubbles',
    articleSection: 'Design Tutorials',
  })
  await expect(page.getByText('4 min read').first()).toBeVisible()
  await expect(page.locator('meta[property="article:section"]')).toHaveAttribute(
    'content',
    'Design Tutorials',
  )
  await expect(page.locator('meta[property="article:tag"]').first()).toHaveAttribute('content', /\w/)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/)
  await expect(page.getByRole('main').getByRole('textbox', { name: /e-?mail/i })).toBeVisible()
})

test('an unknown post says so and links back', async ({ page }) => {
  const response = await page.goto('/blog/no-such-post')
  expect(response?.status()).toBe(404)
  await expect(title(page)).toHaveText('Blog Post Not Found')
  await expect(page.getByText("We couldn't find the blog post you're looking for.")).toBeVisible()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('of ten questions one is open at a time, and each can be closed', async ({ page }) => {
  await visit(page, '/faq')
  const questions = page.getByRole('main').locator('details')
  await expect(questions).toHaveCount(10)
  const [first, second] = [questions.nth(0), questions.nth(1)]
  await first.locator('summary').click()
  await expect(first).toHaveAttribute('open')
  await second.locator('summary').press('Enter')
  await expect(second).toHaveAttribute('open')
  await expect(first).not.toHaveAttribute('open')
  await second.locator('summary').click()
  await expect(second).not.toHaveAttribute('open')
  const { mainEntity } = z
    .looseObject({ mainEntity: z.array(z.unknown()) })
    .parse(await structuredData(page, 'FAQPage'))
  expect(mainEntity).toHaveLength(10)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('FAQ')
  const contact = page.getByRole('main').getByRole('region').filter({ hasText: 'Mon-Fri 9AM-5PM EST' })
  await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
})

test('About Us tells the story and offers two next steps', async ({ page }) => {
  await visit(page, '/about')
  for (const name of ['Our Story', 'Our Mission', 'Our Expert Team'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page).toHaveTitle('About Us | Niagara Decals')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /since 2020/)
  await expect(page.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '/contact')
  await page.getByRole('link', { name: 'Try Our AI Designer' }).click()
  await expect(page).toHaveURL('/design-generator')
})

test('every page behind the links of the footer and the sitemap responds', async ({ page, request }) => {
  test.slow()
  await page.goto('/sitemap')
  const paths = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const mine = paths.filter((path) =>
    /^\/(blog|guides|about|contact|faq|shipping|returns|privacy|terms)/.test(path),
  )
  expect(mine.length).toBeGreaterThan(25)
  for (const path of mine) expect((await request.get(path)).status(), path).toBe(200)
})

for (const path of [
  '/guides/toronto-road-trips',
  '/guides/suv-personalization',
  '/guides/weatherproof-decals',
]) {
  test(`${path} has a table of contents that links to its headings`, async ({ page }) => {
    await visit(page, path)
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const name = (await contents.last().textContent()) ?? ''
    await contents.last().click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
  })
}

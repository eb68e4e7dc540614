import { landingPages } from '../../content/landing/landing-pages.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { visit } from '../pages/visit.ts'

test.use({ viewport: { width: 390, height: 740 } })

const PAGES = [
  '/',
  '/shop',
  '/collection/vehicle-decals',
  '/product/canada-is-not-for-sale',
  '/search?q=wolf',
  '/cart',
  ...landingPages.map(({ path }) => path),
]

// The first to ask for them holds a phone up for about as long as showing the page took.
test('no page of the shop window asks for the tables of a language by itself', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: unknown[] = []
    Object.assign(window, { asked })
    const note = (name: string, original: (...given: unknown[]) => unknown) =>
      function noted(this: unknown, ...given: unknown[]): unknown {
        asked.push(name)
        return new.target ? Reflect.construct(original, given) : Reflect.apply(original, this, given)
      }
    for (const name of ['NumberFormat', 'DateTimeFormat', 'Segmenter', 'Collator', 'PluralRules'])
      Reflect.set(Intl, name, note(name, Reflect.get(Intl, name)))
    for (const [kind, name] of [
      [Number, 'toLocaleString'],
      [Date, 'toLocaleDateString'],
      [String, 'localeCompare'],
    ] as const)
      Reflect.set(kind.prototype, name, note(name, Reflect.get(kind.prototype, name)))
  })
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked'))
  for (const path of PAGES) {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    expect(await asked(), path).toEqual([])
  }
  await page.evaluate(() => [1_000].map((number) => number.toLocaleString('en-CA')))
  expect(await asked()).toEqual(['toLocaleString'])
})

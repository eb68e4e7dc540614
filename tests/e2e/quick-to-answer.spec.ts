import type { Page } from '@playwright/test'
import { landingPages } from '../../content/landing/landing-pages.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { visit } from '../pages/visit.ts'

test.use({ viewport: { width: 390, height: 740 }, ownContext: true })

const PAGES = [
  '/',
  '/shop',
  '/collection/vehicle-decals',
  '/product/canada-is-not-for-sale',
  '/search?q=wolf',
  '/cart',
  ...landingPages.map(({ path }) => path),
]

// On a slow phone, the first call of Intl blocks the page about as long as rendering the page takes.
test("storefront pages don't call Intl on load", async ({ context }) => {
  await context.addInitScript(() => {
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
  const asked = (tab: Page) => tab.evaluate(() => Reflect.get(window, 'asked'))
  // Uses four tabs at the same time, because each page has to be watched until it has been quiet for half a second.
  const tabs = await Promise.all([1, 2, 3, 4].map(() => context.newPage()))
  const waiting = [...PAGES]
  await Promise.all(
    tabs.map(async (tab) => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await visit(tab, path)
        await tab.waitForLoadState('networkidle')
        expect(await asked(tab), path).toEqual([])
      }
    }),
  )
  for (const tab of tabs) {
    await tab.evaluate(() => [1_000].map((number) => number.toLocaleString('en-CA')))
    expect(await asked(tab)).toEqual(['toLocaleString'])
  }
})

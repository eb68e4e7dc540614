import { existsSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { calculators } from './calculators.ts'
import { getRules } from '../../domain/settings/rules.ts'
import { applySettings } from '../../domain/settings/settings.ts'
import { listPageCopy } from '../page-copy.ts'
import type { PagePicture, LandingPage } from './landing-page.ts'
import { landingPages } from './landing-pages.ts'
import { findLandingOffer } from './landing-offers.ts'

const pages = await Promise.all(landingPages.map(async ({ path, page }) => [path, await page()] as const))
const anchorsOf = ({ hero, sections }: LandingPage) => [
  ...(hero.kind === 'counter' ? ['calculator'] : []),
  ...sections.flatMap((section) => ('id' in section && section.id ? [section.id] : [])),
  ...sections.flatMap((section) =>
    section.kind === 'choices' ? section.choices.flatMap(({ id }) => id ?? []) : [],
  ),
]
const inPublic = (src: string) => existsSync(new URL(`../../app/public${src}`, import.meta.url))

describe.each(pages)('%s', (path, page) => {
  const calculated = page.sections.flatMap((section) => (section.kind === 'calculator' ? [section] : []))

  it('has the path from the list, and a title and description of the length that search engines show', () => {
    expect(page.path).toBe(path)
    expect(page.title.length).toBeLessThanOrEqual(80)
    expect(page.description.length).toBeGreaterThanOrEqual(50)
    expect(page.description.length).toBeLessThanOrEqual(170)
  })

  it('contains every anchor that it links to, and no anchor twice', () => {
    const ids = anchorsOf(page)
    const wanted = [...JSON.stringify(page).matchAll(/"url":"#([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(expect.arrayContaining(wanted))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('shows only drawings that exist, and no two neighbouring sections of the same kind and look', () => {
    const { hero, sections } = page
    const art: PagePicture[] = sections.flatMap((section) =>
      'art' in section && section.art ? [section.art] : [],
    )
    if (hero.kind === 'sheet') art.push(...hero.art)
    else if ('art' in hero) art.push(hero.art)
    for (const one of art) if (one.kind === 'drawing') expect(inPublic(one.src), one.src).toBe(true)
    const looks = sections.map((section) =>
      'look' in section ? `${section.kind} ${section.look}` : section.kind,
    )
    for (const [at, look] of looks.entries()) expect(look, `section ${at + 1}`).not.toBe(looks[at - 1])
  })

  it('has a cell for each column in every row of its tables', () => {
    for (const section of page.sections) {
      if (section.kind !== 'table') continue
      for (const row of section.rows) expect(row, row[0]).toHaveLength(section.columns.length)
    }
  })

  it('shows a calculator on the page that the calculator names', () => {
    const shown = [...calculated, ...(page.hero.kind === 'counter' ? [page.hero.calculator] : [])]
    for (const { calculator } of shown) expect(calculator.path).toBe(path)
    for (const section of calculated) expect(section.id).toBe('calculator')
  })
})

it.each([
  ['/collection/boat-decals-graphics', ['categories']],
  ['/collection/window-frosting-decals', ['applications']],
  ['/collection/custom-yard-signs', ['upload', 'custom-design']],
  ['/decal-material-guide', ['interactive-guide', 'comparison-chart']],
  ['/collection/barcode-compliance-labels', ['calculator', 'templates']],
  ['/collection/custom-heat-transfer-apparel', ['mockups', 'case-study']],
  ['/collection/warehouse-floor-safety-graphics', ['layouts', 'installation-video']],
  ['/collection/prototype-packaging-mockups', ['3d-widget', 'checklist']],
  ['/collection/digital-wallcovering-murals', ['showcase', 'templates']],
  ['/st-catharines', ['quote']],
  ['/b2b-construction', ['quote', 'solutions']],
  ['/suburban-explorer', ['explorer-profiles']],
  ['/texas-decals', ['designs', 'custom']],
  ['/california-decals', ['designs', 'custom']],
  ['/florida-decals', ['designs', 'custom']],
  ['/georgia-decals', ['designs', 'custom']],
])('%s has the anchors that the specification names: %j', (path, anchors) => {
  const [, page] = pages.find(([at]) => at === path) ?? []
  expect(page && anchorsOf(page)).toEqual(expect.arrayContaining(anchors))
})

it.each([
  ['/decal-material-guide', 'comparison-chart'],
  ['/collection/barcode-compliance-labels', 'templates'],
  ['/collection/custom-heat-transfer-apparel', 'case-study'],
  ['/collection/warehouse-floor-safety-graphics', 'installation-video'],
  ['/collection/prototype-packaging-mockups', 'checklist'],
  ['/collection/digital-wallcovering-murals', 'templates'],
  ['/collection/custom-yard-signs', 'custom-design'],
])('%s links to its own #%s from its first screen', (path, anchor) => {
  const [, page] = pages.find(([at]) => at === path) ?? []
  const { primary, secondary, further } = page?.hero ?? {}
  expect([primary, secondary, further].map((link) => link?.url)).toContain(`#${anchor}`)
})

it.each(pages)('the heading of %s names its subject', (path, { hero }) => {
  const subject = /decal|label|shirt|sign|mural|packaging|floor|glass|vinyl|lettering|banner|sticker/i
  expect(hero.title, path).toMatch(subject)
})

it('no two pages have the same hero and order of sections', () => {
  const looks = pages.map(([, { hero, sections }]) =>
    [hero.kind, ...sections.map(({ kind }) => kind)].join(' '),
  )
  expect(new Set(looks).size).toBe(looks.length)
})

it('no two pages end with the same words, and a call to action in a look with a picture has one', () => {
  const endings = pages.flatMap(([, { sections }]) => sections.at(-1) ?? [])
  const titles = endings.map((ending) => ending.title ?? ending.kind)
  expect(new Set(titles).size).toBe(pages.length)
  for (const ending of endings)
    if (ending.kind === 'action')
      expect(ending.art !== undefined, ending.title).toBe(ending.look === 'mat' || ending.look === 'split')
})

it.each(pages)('%s promises free shipping only if the checkout honours it', (path, page) => {
  const offer = findLandingOffer(path)
  // The header's discount code NIAGARALOCAL also promises free shipping. It applies on every page, so it doesn't count as the page's own
  // offer.
  const said = [
    ...JSON.stringify(page).matchAll(/free shipping over (?:CA)?\$(\d+)(?!.{0,60}NIAGARALOCAL)/gi),
  ]
  for (const [, dollars] of said)
    expect(offer && getRules().freeShippingOffers[offer]).toBe(Number(dollars) * 100)
  if (offer) expect(said).not.toEqual([])
})

it('every calculator has a page and a picture', () => {
  const paths = landingPages.map(({ path }) => path)
  for (const { path, image } of calculators) {
    expect(paths).toContain(path)
    expect(inPublic(image), image).toBe(true)
  }
})

describe('with other settings', () => {
  afterEach(() => applySettings({}))

  it('the landing pages state the checkout’s own days and thresholds', async () => {
    applySettings({
      shipping: { usaFromDays: 3, usaToDays: 4, extraDays: 1 },
      freeShippingOffers: { gaming: 61_00, marketing: 62_50 },
    })
    const said = JSON.stringify(
      await Promise.all(landingPages.map(async ({ page }) => listPageCopy(await page()))),
    )
    expect(said).toMatch(/4 to 5 business days/)
    expect(said).toMatch(/"4 to 5"/)
    expect(said).not.toMatch(/\d–\d+ (?:business )?days/)
    expect(said).toMatch(/Free shipping over \$61\b/)
    expect(said).toMatch(/Free shipping over \$62\.50/)
    expect(said).not.toMatch(/\$35\b|7 to 12|Free shipping over \$50 /)
  })
})

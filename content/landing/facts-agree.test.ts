import { expect, it, test } from 'vitest'
import { muralCalculator } from '../calculators/murals.ts'
import { formatOutdoorLife } from '../decal-materials.ts'
import { boatLettering } from './boat-lettering.ts'
import { carDecals } from './car-decals.ts'
import { landingPages } from './landing-pages.ts'
import { materialCheatSheetCopy } from './material-cheat-sheet.ts'
import { vinylComparison, adviserRules } from './material-facts.ts'

/** All sentences of the landing pages, the material cheat sheet and the mural calculator. */
const pages = await Promise.all(landingPages.map(({ page }) => page()))
const sentences = JSON.stringify([pages, materialCheatSheetCopy, muralCalculator])
  .split(/(?<=[.:;?])\s|"/)
  .filter((text) => text.trim() !== '')

it('every page says that fresh wall paint needs four weeks', () => {
  const told = sentences.filter((text) => /\b(two|three|four|five|six|\d+) weeks/i.test(text))
  const ofPaint = told.filter((text) => /paint|wall|^four weeks\.$/i.test(text))
  expect(ofPaint.length).toBeGreaterThanOrEqual(3)
  for (const text of ofPaint) expect(text).toMatch(/four weeks/i)
})

it('every page says that adhesive needs two days to bond', () => {
  const told = sentences.filter((text) => /adhesive|leave it alone/i.test(text) && /hours|days/.test(text))
  expect(told.length).toBeGreaterThanOrEqual(3)
  for (const text of told) expect(text).toMatch(/48 hours|two days/i)
})

it('the page for car decals recommends for a bumper what the first rule says', () => {
  expect(adviserRules[0].when).toBe('On a vehicle, long-term')
  expect(JSON.stringify(carDecals.sections)).toContain('"3 Bumper","Cast vinyl with laminate;')
})

test.each([
  ['premium', '5 to 7 years'],
  ['everyday', 'up to 3 years'],
  ['removable', 'up to 1 year'],
  ['reflective', 'up to 5 years'],
] as const)('%s vinyl lasts %s outdoors', (film, life) => {
  expect(formatOutdoorLife(film)).toBe(life)
})

it('the boat page and the guide state the same lifetime of cast vinyl', () => {
  const life = formatOutdoorLife('premium')
  expect(boatLettering.fields.colour.hint).toContain(life)
  expect(vinylComparison.rows[4]).toEqual(['Outdoor life', `${life}, laminated`, 'Up to 3 years'])
})

import { describe, expect, it } from 'vitest'
import { layoutNames } from '../layouts/layout-names.ts'
import { styleNames, type DecalStyle } from '../style-names.ts'
import { styleKits } from '../styles.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { composeDecalDesigns, type DesignConcept } from './compose-decal-designs.ts'
import { themes } from './themes.ts'

const assets = loadEngineAssets()
const SEEDS = [0, 1, 2, 3, 4, 5]

function conceptsOf(prompt: string, style: DecalStyle): DesignConcept[] {
  return SEEDS.flatMap((seed) => {
    const composed = composeDecalDesigns({ prompt, style, seed }, assets)
    if (!composed.ok) throw new Error(composed.reason)
    return composed.concepts
  })
}
const layoutsOf = (concepts: readonly DesignConcept[]) => new Set(concepts.map(({ design }) => design.layout))

describe.each(styleNames)('over six seeds %s shows', (style) => {
  it.each([
    ['a picture with a name', 'howling wolf "NIGHT RIDERS"'],
    ['a picture with a name and a year', 'a trout, called Kim Fishing, est 2014'],
  ])('at least eight layouts and five palettes for %s', (_what, prompt) => {
    const concepts = conceptsOf(prompt, style)
    expect(layoutsOf(concepts).size).toBeGreaterThanOrEqual(8)
    expect(new Set(concepts.map(({ design }) => design.palette)).size).toBeGreaterThanOrEqual(5)
  })

  it('at least four layouts for text without a picture', () => {
    expect(layoutsOf(conceptsOf('"NORTH SHORE"', style)).size).toBeGreaterThanOrEqual(4)
  })

  it.each([
    ['hexagon', ['hex']],
    ['shield', ['shield', 'crest']],
    ['stamp', ['stamp']],
    ['round', ['seal', 'badge', 'roundel']],
  ])('a %s first, where one is named', (word, layouts) => {
    for (const seed of [0, 2, 5]) {
      const composed = composeDecalDesigns(
        { prompt: `wolf "NIGHT RIDERS", ${word}`, style, seed, count: 1 },
        assets,
      )
      expect(composed.ok && layouts.includes(composed.concepts[0]?.design.layout ?? '')).toBe(true)
    }
  })
})

it('every layout is in a kit, except the one whose outlines are too close to its letters’ colour', () => {
  const used = Object.values(styleKits).flatMap(({ layouts, pictureLayouts, wordLayouts }) => [
    ...layouts,
    ...pictureLayouts,
    ...wordLayouts,
  ])
  expect(layoutNames.filter((name) => !used.includes(name))).toEqual(['lettering'])
})

it('a prompt for fancy script gets its first two concepts in script', () => {
  const composed = composeDecalDesigns(
    { prompt: 'Sea-Duction boat name in fancy script', style: 'bold' },
    assets,
  )
  if (!composed.ok) throw new Error(composed.reason)
  expect(composed.concepts.slice(0, 2).map(({ design }) => design.layout)).toEqual(['swash', 'script'])
  expect(composed.concepts[0]?.design.words).toEqual(['Sea-Duction'])
})

it('a wedding’s picture gets its names in script and its date in a wedding’s colours, in any style', () => {
  for (const style of styleNames) {
    const composed = composeDecalDesigns(
      { prompt: 'save the date Priya ❤ Marc 12/06/27 with eucalyptus leaves', style },
      assets,
    )
    if (!composed.ok) throw new Error(composed.reason)
    const [first] = composed.concepts
    expect(first?.design).toMatchObject({ layout: 'script', motif: 'drawn:eucalyptus' })
    expect(themes.wedding.palettes).toContain(first?.design.palette)
    expect(first?.design.words.join(' ')).toContain('Priya')
  }
})

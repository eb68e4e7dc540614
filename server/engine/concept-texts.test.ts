import { describe, expect, it } from 'vitest'
import { describeDecalConcept } from '../../content/decal-concepts.ts'
import { loadEngineAssets } from '../../decal/assets/load-assets.ts'
import { nameMotifInEnglish } from '../../decal/motifs/english-motif-name.ts'
import type { ConceptSummary } from '../../decal/compose/summarise-concept.ts'
import { layoutNames, layoutsNeedingMotif, layoutsNeedingText } from '../../decal/layouts/layout-names.ts'

const OF_WORDS = /letter|word|name|script|type|tag/
const OF_PICTURE = /picture|window|emblem/

const WOLF = { motif: 'game-icons:wolf-howl', count: 'one' } as const
const BOTH: ConceptSummary = {
  layout: 'badge',
  parts: 'both',
  style: 'vintage',
  words: ['NIGHT', 'SHIFT'],
  hasCode: false,
  things: [WOLF],
  themes: ['nature'],
  colours: ['navy', 'gold', 'white'],
}
const PICTURE: ConceptSummary = { ...BOTH, parts: 'picture', words: [] }
const LETTERING: ConceptSummary = { ...BOTH, parts: 'lettering', things: [] }

const { lexicon } = loadEngineAssets()
const nameMotif = (motif: string) => nameMotifInEnglish(motif, lexicon)

/** Returns the name of the layout and the phrase that describes it. */
function describeLayout(summary: ConceptSummary): string {
  const { title, description } = describeDecalConcept(summary, nameMotif)
  const [, noun = title] = /^(?:Wolf|“NIGHT SHIFT”) (.*) in navy and gold$/.exec(title) ?? []
  const [, phrase = description] = /: (.*?), (?:showing|with the words) /.exec(description) ?? []
  return `${noun} ${phrase}`
}

describe('the description of a layout', () => {
  it.each(layoutNames.filter((layout) => !layoutsNeedingText.has(layout)))(
    'names no lettering on a %s without words',
    (layout) => {
      expect(describeLayout({ ...PICTURE, layout })).not.toMatch(OF_WORDS)
    },
  )

  it.each(layoutNames.filter((layout) => !layoutsNeedingMotif.has(layout)))(
    'names no picture on a %s without a motif',
    (layout) => {
      expect(describeLayout({ ...LETTERING, layout })).not.toMatch(OF_PICTURE)
    },
  )

  it.each([
    ['tile', 'tile a rounded tile with the name'],
    ['glyph', 'sticker the picture with a heavy outline above its lettering'],
    ['badge', 'badge a round badge with a band of lettering around the picture'],
  ] as const)('mentions the parts of a %s with text and motif', (layout, phrase) => {
    expect(describeLayout({ ...BOTH, layout })).toBe(phrase)
  })
})

describe('the description of a design', () => {
  it('has a title, a sentence and search words', () => {
    expect(describeDecalConcept(BOTH, nameMotif)).toEqual({
      title: 'Wolf badge in navy and gold',
      description:
        'Vintage design: a round badge with a band of lettering around the picture, showing wolf, with the words “NIGHT SHIFT”, in navy, gold and white.',
      tags: ['vintage', 'badge', 'wolf', 'nature', 'navy', 'gold', 'white'],
    })
  })

  it.each<[string, Partial<ConceptSummary>]>([
    ['“NIGHT SHIFT” badge in navy and gold', { things: [] }],
    ['Three wolves badge in navy and gold', { things: [{ ...WOLF, count: 'three' }] }],
    ['QR code and wolf badge in navy and gold', { hasCode: true }],
    ['Wolf badge in white', { things: [WOLF, WOLF], colours: [] }],
  ])('%s', (title, change) => {
    expect(describeDecalConcept({ ...BOTH, ...change }, nameMotif).title).toBe(title)
  })

  it('names the layout before a thing whose name has a preposition', () => {
    const nameWaves = () => ({ singular: 'waves on open water', plural: 'waves on open water' })
    expect(describeDecalConcept(BOTH, nameWaves).title).toBe(
      'Badge with waves on open water in navy and gold',
    )
  })
})

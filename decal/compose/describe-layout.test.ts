import { describe, expect, it } from 'vitest'
import { layoutNames, layoutsNeedingMotif, layoutsNeedingText } from '../layouts/layout-names.ts'
import { describeLayout } from './describe-layout.ts'

const OF_WORDS = /letter|word|name|script|type|tag/
const OF_PICTURE = /picture|window|emblem/

describe('the description of a layout', () => {
  it.each(layoutNames.filter((layout) => !layoutsNeedingText.has(layout)))(
    'names no lettering on a %s without words',
    (layout) => {
      expect(describeLayout({ layout, words: [], motif: 'game-icons:wolf-howl' }).join(' ')).not.toMatch(
        OF_WORDS,
      )
    },
  )

  it.each(layoutNames.filter((layout) => !layoutsNeedingMotif.has(layout)))(
    'names no picture on a %s without a motif',
    (layout) => {
      expect(describeLayout({ layout, words: ['NIGHT'] }).join(' ')).not.toMatch(OF_PICTURE)
    },
  )

  it.each([
    ['tile', 'a rounded tile with the name'],
    ['glyph', 'the picture with a heavy outline above its lettering'],
    ['badge', 'a round badge with a band of lettering around the picture'],
  ] as const)('mentions the parts of a %s with text and motif', (layout, phrase) => {
    expect(describeLayout({ layout, words: ['NIGHT'], motif: 'game-icons:wolf-howl' })[1]).toBe(phrase)
  })
})

import { describe, expect, it } from 'vitest'
import { layoutNames, needsMotif, needsWords } from '../layouts/layout-names.ts'
import { phraseOf } from './layout-phrases.ts'

const OF_WORDS = /letter|word|name|script|type|tag/
const OF_PICTURE = /picture|window|emblem/

describe('the description of a layout', () => {
  it.each(layoutNames.filter((layout) => !needsWords.has(layout)))(
    'names no lettering on a %s without words',
    (layout) => {
      expect(phraseOf({ layout, words: [], motif: 'game-icons:wolf-howl' }).join(' ')).not.toMatch(OF_WORDS)
    },
  )

  it.each(layoutNames.filter((layout) => !needsMotif.has(layout)))(
    'names no picture on a %s without a motif',
    (layout) => {
      expect(phraseOf({ layout, words: ['NIGHT'] }).join(' ')).not.toMatch(OF_PICTURE)
    },
  )

  it.each([
    ['tile', 'a rounded tile with the name'],
    ['glyph', 'the picture with a heavy outline above its lettering'],
    ['badge', 'a round badge with a band of lettering around the picture'],
  ] as const)('tells what a %s with words and motif has', (layout, phrase) => {
    expect(phraseOf({ layout, words: ['NIGHT'], motif: 'game-icons:wolf-howl' })[1]).toBe(phrase)
  })
})

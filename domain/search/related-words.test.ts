import { expect, it } from 'vitest'
import { listRelatedWords, SYNONYM_WORDS } from './related-words.ts'

it.each([
  ['decals', ['decals', 'decal', 'sticker', 'stickers', 'stickeres']],
  ['berries', ['berries', 'berry']],
  ['wolves', ['wolves', 'wolf', 'wolve']],
  ['truck', ['truck', 'trucks', 'truckes']],
  [
    'jeep',
    ['jeep', 'jeeps', 'jeepes', 'offroad', 'offroads', 'offroades', 'overland', 'overlands', 'overlandes'],
  ],
  ['leaf', ['leaf', 'leafs', 'leaves']],
  ['inches', ['inches', 'inch', 'inche', 'in']],
  ['glossy', ['glossy', 'glossies', 'glossys', 'gloss', 'glos']],
  ['4x4', ['4x4']],
  ['constructor', ['constructor', 'constructors', 'constructores']],
])('"%s" is searched for as %j', (word, related) => expect(listRelatedWords(word)).toEqual(related))

it('synonyms are stored in the form in which searches compare them', () => {
  for (const word of SYNONYM_WORDS) expect(word).toMatch(/^[a-z]+$/)
})

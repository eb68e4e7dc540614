import { describe, expect, it } from 'vitest'
import { deriveFacets, type FacetSource } from './derive-facets.ts'
import { FACET_VALUES } from './facet-values.ts'
import { COLOUR_WORDS, FINISH_TAGS, USE_TAGS } from './facet-vocabulary.ts'

const facetsOf = (product: Partial<FacetSource>) =>
  deriveFacets({ productType: '', tags: [], optionNames: [], variants: [], ...product })
const option = (name: string, ...values: string[]) => ({
  optionNames: [name],
  variants: values.map((value) => ({ optionValues: [value] })),
})

describe('the facets of a product', () => {
  it.each([
    [
      'sizes from a Size option',
      option('Size', '4 in', '6 in', '10 in'),
      ['size:small', 'size:medium', 'size:large'],
    ],
    ['the height of lettering', option('Height', '2 in, per line'), ['size:small']],
    [
      'both colours of a print on coloured film',
      option('Colour', 'Black on yellow'),
      ['colour:black', 'colour:yellow'],
    ],
    ['a shade by its family', option('Color', 'Navy', 'Signal red'), ['colour:red', 'colour:blue']],
    ['the finish within a colour', option('Colour', 'Matte black'), ['colour:black', 'finish:matte']],
    ['a finish from an option', option('Finish', 'Gloss', 'Matte'), ['finish:gloss', 'finish:matte']],
    ['the vinyl from a tag', { tags: ['reflective-vinyl'] }, ['finish:reflective']],
    [
      'the use from tags and type',
      { tags: ['Boat'], productType: 'Window film' },
      ['use:boat', 'use:window'],
    ],
    ['nothing from options of other names', option('Quantity', '500', 'Set of 4'), []],
    ['nothing from words within a tag', { tags: ['redwood', 'boatload'] }, []],
    ['nothing from names every object has', { tags: ['constructor'], ...option('Colour', 'toString') }, []],
  ])('are %s', (_, product, expected) => expect(facetsOf(product)).toEqual(expected))

  it('are values that the page has a label for', () => {
    const words = (facet: 'colour' | 'finish' | 'use') => [...FACET_VALUES[facet]]
    expect(words('colour')).toEqual(expect.arrayContaining([...COLOUR_WORDS.values()]))
    expect(words('finish')).toEqual(expect.arrayContaining([...FINISH_TAGS.values()]))
    expect(words('use')).toEqual(expect.arrayContaining([...USE_TAGS.values()]))
  })
})

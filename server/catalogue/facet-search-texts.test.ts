import { expect, it } from 'vitest'
import { listFacetSearchTexts } from './facet-search-texts.ts'

it.each([
  [
    ['colour:red', 'finish:matte'],
    ['red Red', 'matte Matte'],
  ],
  [
    ['colour:brown', 'use:vehicle'],
    ['brown Brown sand', 'vehicle Cars trucks'],
  ],
  [['use:cut-file'], ['cut-file Cut yourself']],
  [['size:small'], []],
  [['colour:plaid', 'constructor'], []],
])('%j is found as %j', (facets, texts) => expect(listFacetSearchTexts(facets)).toEqual(texts))

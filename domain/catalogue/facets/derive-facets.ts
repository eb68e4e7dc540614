import { toHandle } from '../handle.ts'
import { type ListFacet, LIST_FACETS, listFacetValueNames } from './facet-values.ts'
import {
  COLOUR_WORDS,
  type FacetVocabulary,
  FINISH_TAGS,
  FINISH_WORDS,
  USE_TAGS,
} from './facet-vocabulary.ts'
import { parseLongestSideInches, findSizeBand } from './size-bands.ts'

/** The product data from which facets are derived. All of it can be imported from a CSV file. */
export type FacetSource = {
  productType: string
  tags: readonly string[]
  optionNames: readonly string[]
  variants: readonly { optionValues: readonly string[] }[]
}

const SIZE_OPTION = /^(?:size|height|width|length|diameter)$/i
const COLOUR_OPTION = /^colou?r$/i
const LOOK_OPTION = /^(?:finish|colou?r|material)$/i

/**
 * Derives a product's facets from its options (Size, Colour, Finish), tags and type, each written as `facet:value`. If the data for a facet
 * is missing, the product doesn't get that facet.
 */
export function deriveFacets(product: FacetSource): string[] {
  const named = (pattern: RegExp) => optionValues(product, pattern)
  const tags = [...product.tags, product.productType].map(toHandle)
  const found: Record<ListFacet, string[]> = {
    size: named(SIZE_OPTION).flatMap((value) => {
      const inches = parseLongestSideInches(value)
      return inches === null ? [] : [findSizeBand(inches)]
    }),
    colour: [...named(COLOUR_OPTION).flatMap(wordsIn), ...tags].flatMap((word) =>
      meaning(COLOUR_WORDS, word),
    ),
    finish: [
      ...named(LOOK_OPTION)
        .flatMap(wordsIn)
        .flatMap((word) => meaning(FINISH_WORDS, word)),
      ...tags.flatMap((tag) => meaning(FINISH_TAGS, tag)),
    ],
    use: tags.flatMap((tag) => meaning(USE_TAGS, tag)),
  }
  return LIST_FACETS.flatMap((facet) =>
    listFacetValueNames(facet)
      .filter((word) => found[facet].includes(word))
      .map((word) => `${facet}:${word}`),
  )
}

function optionValues({ optionNames, variants }: FacetSource, pattern: RegExp): string[] {
  const places = optionNames.flatMap((name, place) => (pattern.test(name.trim()) ? [place] : []))
  const values = variants.flatMap(({ optionValues: own }) => places.map((place) => own[place] ?? ''))
  return [...new Set(values)]
}

const wordsIn = (value: string): string[] => value.toLowerCase().split(/[^a-z]+/)

const meaning = (vocabulary: FacetVocabulary, word: string): string[] => {
  const known = vocabulary.get(word)
  return known === undefined ? [] : [known]
}

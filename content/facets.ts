import type { FacetValue, ListFacet } from '../domain/catalogue/facets/facet-values.ts'
import { formatShortMoney } from '../domain/money.ts'

/** The names of a product list's filters. */
export const facetLabels = {
  size: 'Size',
  colour: 'Colour',
  finish: 'Finish',
  use: 'Use',
  price: 'Price',
  'in-stock': 'Availability',
} as const satisfies Record<ListFacet | 'price' | 'in-stock', string>

export const inStockLabel = 'In stock'

/** The labels of each filter's values. */
export const facetValueLabels: { readonly [F in ListFacet]: Readonly<Record<FacetValue<F>, string>> } = {
  size: {
    small: 'Up to 4 in',
    medium: 'Over 4 to 8 in',
    large: 'Over 8 to 16 in',
    'extra-large': 'Over 16 to 36 in',
    oversize: 'Over 36 in',
  },
  colour: {
    black: 'Black',
    white: 'White',
    grey: 'Grey',
    silver: 'Silver',
    gold: 'Gold',
    yellow: 'Yellow',
    orange: 'Orange',
    red: 'Red',
    pink: 'Pink',
    purple: 'Purple',
    blue: 'Blue',
    green: 'Green',
    brown: 'Brown and sand',
  },
  finish: {
    gloss: 'Gloss',
    matte: 'Matte',
    satin: 'Satin',
    clear: 'Clear',
    frosted: 'Frosted',
    reflective: 'Reflective',
    holographic: 'Holographic',
    chrome: 'Chrome',
  },
  use: {
    vehicle: 'Cars and trucks',
    boat: 'Boats',
    aircraft: 'Aircraft',
    laptop: 'Laptops and gear',
    window: 'Windows',
    wall: 'Walls',
    floor: 'Floors',
    sign: 'Signs',
    label: 'Labels and packaging',
    apparel: 'Apparel',
    'cut-file': 'Cut it yourself',
  },
}

/** Returns the label of a price range: `CA$10 to CA$20`, `Under CA$10`, `CA$100 and up`. */
export function formatPriceRange(text: string): string {
  const [from = '', to = ''] = text
    .split('-')
    .map((dollars) => dollars && formatShortMoney(Math.round(Number(dollars) * 100)))
  if (to === '') return `${from} and up`
  return Number(text.split('-')[0]) === 0 ? `Under ${to}` : `${from} to ${to}`
}

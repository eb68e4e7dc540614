/**
 * All filters except price and stock, each with its possible values. The keys of filters and values are used in URLs, and the labels are
 * shown on pages.
 */
export const FACET_VALUES = {
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
} as const

export type ListFacet = keyof typeof FACET_VALUES

/** The filters in FACET_VALUES, in display order. */
export const LIST_FACETS = ['size', 'colour', 'finish', 'use'] as const satisfies readonly ListFacet[]

/** Returns the values of a facet that a URL may contain. */
export const listFacetValueNames = (facet: ListFacet): string[] => Object.keys(FACET_VALUES[facet])

/** All filters except price and stock, each with its possible values as they are written in URLs. content/facets.ts has the labels. */
export const FACET_VALUES = {
  size: ['small', 'medium', 'large', 'extra-large', 'oversize'],
  colour: [
    'black',
    'white',
    'grey',
    'silver',
    'gold',
    'yellow',
    'orange',
    'red',
    'pink',
    'purple',
    'blue',
    'green',
    'brown',
  ],
  finish: ['gloss', 'matte', 'satin', 'clear', 'frosted', 'reflective', 'holographic', 'chrome'],
  use: [
    'vehicle',
    'boat',
    'aircraft',
    'laptop',
    'window',
    'wall',
    'floor',
    'sign',
    'label',
    'apparel',
    'cut-file',
  ],
} as const

export type ListFacet = keyof typeof FACET_VALUES

/** The values of a facet. */
export type FacetValue<F extends ListFacet> = (typeof FACET_VALUES)[F][number]

/** The filters in FACET_VALUES, in display order. */
export const LIST_FACETS = ['size', 'colour', 'finish', 'use'] as const satisfies readonly ListFacet[]

/** Returns the values of a facet that a URL may contain. */
export const listFacetValueNames = (facet: ListFacet): string[] => [...FACET_VALUES[facet]]

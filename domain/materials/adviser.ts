import type { DecalMaterialId } from '../pricing/decal-rates.ts'

export const decalPlaces = ['outdoor', 'indoor', 'vehicle'] as const
export const decalTerms = ['long-term', 'short-term'] as const
export const decalSurfaces = ['smooth', 'textured'] as const

/** The use of a decal: where it is placed, for how long, and on which surface. */
export type DecalUse = {
  place: (typeof decalPlaces)[number]
  term: (typeof decalTerms)[number]
  surface: (typeof decalSurfaces)[number]
}

/** The use of a decal that the adviser assumes by default (specification of the marketing pages, section 4). */
export const DEFAULT_DECAL_USE: DecalUse = { place: 'outdoor', term: 'long-term', surface: 'smooth' }

export type MaterialAdvice = {
  /** The number of the rule that led to this advice. The first rule has number 1. */
  rule: number
  film: 'cast' | 'calendered'
  adhesive: 'permanent' | 'removable'
  /** The shop's vinyl that has this kind of film and adhesive. */
  vinyl: Exclude<DecalMaterialId, 'reflective'>
}

type Rule = Omit<MaterialAdvice, 'rule'> & { holds: (use: DecalUse) => boolean }

const CAST_VINYL = { film: 'cast', adhesive: 'permanent', vinyl: 'premium' } as const

/**
 * The rules of the material adviser. The first rule that matches decides (specification of the marketing pages, section 9 "Material guide
 * rules").
 */
const ADVICE_RULES: readonly Rule[] = [
  { ...CAST_VINYL, holds: ({ place, term }) => place === 'vehicle' && term === 'long-term' },
  {
    film: 'calendered',
    adhesive: 'removable',
    vinyl: 'removable',
    holds: ({ place, term }) => place === 'indoor' && term === 'short-term',
  },
  { ...CAST_VINYL, holds: ({ place, surface }) => surface === 'textured' || place === 'outdoor' },
  { film: 'calendered', adhesive: 'permanent', vinyl: 'everyday', holds: () => true },
]

/** Recommends a vinyl and an adhesive. The result says which rule led to it. */
export function adviseMaterial(use: DecalUse): MaterialAdvice {
  const at = ADVICE_RULES.findIndex(({ holds }) => holds(use))
  const found = ADVICE_RULES[at]
  if (!found) throw new Error('The last rule holds for every use')
  const { film, adhesive, vinyl } = found
  return { rule: at + 1, film, adhesive, vinyl }
}

/** Parses a use from query parameters. Missing or unknown parts get their defaults. */
export function parseDecalUse(raw: (name: keyof DecalUse) => string | null): DecalUse {
  const oneOf = <V extends string>(known: readonly V[], name: keyof DecalUse, usual: V): V =>
    known.find((value) => value === raw(name)) ?? usual
  return {
    place: oneOf(decalPlaces, 'place', DEFAULT_DECAL_USE.place),
    term: oneOf(decalTerms, 'term', DEFAULT_DECAL_USE.term),
    surface: oneOf(decalSurfaces, 'surface', DEFAULT_DECAL_USE.surface),
  }
}

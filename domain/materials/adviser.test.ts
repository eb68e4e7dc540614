import { describe, expect, it } from 'vitest'
import { decalMaterialTitles, decalMaterialUses } from '../../content/decal-materials.ts'
import {
  adviseMaterial,
  decalPlaces,
  parseDecalUse,
  decalSurfaces,
  decalTerms,
  DEFAULT_DECAL_USE,
} from './adviser.ts'

describe('the material guide', () => {
  it.each([
    ['vehicle', 'long-term', 'smooth', 1, 'cast', 'permanent'],
    ['vehicle', 'long-term', 'textured', 1, 'cast', 'permanent'],
    ['indoor', 'short-term', 'smooth', 2, 'calendered', 'removable'],
    ['indoor', 'short-term', 'textured', 2, 'calendered', 'removable'],
    ['outdoor', 'long-term', 'smooth', 3, 'cast', 'permanent'],
    ['outdoor', 'long-term', 'textured', 3, 'cast', 'permanent'],
    ['outdoor', 'short-term', 'smooth', 3, 'cast', 'permanent'],
    ['outdoor', 'short-term', 'textured', 3, 'cast', 'permanent'],
    ['vehicle', 'short-term', 'textured', 3, 'cast', 'permanent'],
    ['indoor', 'long-term', 'textured', 3, 'cast', 'permanent'],
    ['vehicle', 'short-term', 'smooth', 4, 'calendered', 'permanent'],
    ['indoor', 'long-term', 'smooth', 4, 'calendered', 'permanent'],
  ] as const)('%s, %s, %s: rule %i, %s vinyl with %s adhesive', (place, term, surface, ...expected) => {
    const { rule, film, adhesive } = adviseMaterial({ place, term, surface })
    expect([rule, film, adhesive]).toEqual(expected)
  })

  it('names, for every use, a vinyl of the shop with the right film and adhesive', () => {
    for (const place of decalPlaces)
      for (const term of decalTerms)
        for (const surface of decalSurfaces) {
          const { film, adhesive, vinyl } = adviseMaterial({ place, term, surface })
          if (adhesive === 'removable') expect(decalMaterialTitles[vinyl]).toMatch(/removable/i)
          else expect(decalMaterialUses[vinyl].toLowerCase()).toContain(film)
        }
  })

  it('starts with outdoor, long-term and smooth, and falls back to them for unknown values', () => {
    expect(DEFAULT_DECAL_USE).toEqual({ place: 'outdoor', term: 'long-term', surface: 'smooth' })
    expect(parseDecalUse(() => null)).toEqual(DEFAULT_DECAL_USE)
    const asked = new URLSearchParams('place=moon&term=short-term&surface=')
    expect(parseDecalUse((name) => asked.get(name))).toEqual({ ...DEFAULT_DECAL_USE, term: 'short-term' })
  })
})

import { describe, expect, it } from 'vitest'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { composeDecalDesigns } from './compose-decal-designs.ts'

const assets = loadEngineAssets()
const designsOf = (prompt: string) => {
  const composed = composeDecalDesigns({ prompt, style: 'bold' }, assets)
  return composed.ok ? composed.concepts.map(({ design }) => design) : []
}
const motifsOf = (prompt: string) =>
  designsOf(prompt).map(({ motif, second }) => (second ? `${motif} ${second}` : motif))

describe('things that are drawn together', () => {
  it.each([
    ['goalie mask with flames', 'goalie-mask-with-flames'],
    ['buck skull with crossed arrows', 'buck-skull-with-crossed-arrows'],
    ['food truck with korean bbq and flames', 'food-truck-with-flames'],
    ['gorilla lifting a barbell', 'gorilla-with-barbell'],
    ['a dragon wrapped round a sword', 'dragon-around-sword'],
    ['cowboy riding a horse', 'cowboy-on-horse'],
    ['moose holding a hockey stick', 'moose-with-hockey-stick'],
    ['pickup with a snow plow', 'pickup-with-snow-plow'],
    ['cabin with a canoe', 'cabin-and-canoe-on-lake-with-pine-trees'],
    ['anime girl with cat ears', 'anime-girl-with-cat-ears'],
    ['angel wings and a dirt bike', 'angel-wings-with-dirt-bike'],
    ['a ninja baby', 'ninja-baby'],
  ])('%s: one drawing', (prompt, motif) => {
    expect(new Set(motifsOf(prompt))).toEqual(new Set([`drawn:${motif}`]))
  })

  it('stay apart if the customer wants two of one of them', () => {
    expect(motifsOf('two gorillas and a barbell')).not.toContain('drawn:gorilla-with-barbell')
  })

  it('stay apart in another relation', () => {
    expect(motifsOf('buck skull with an arrow')).not.toContain('drawn:buck-skull-with-crossed-arrows')
    expect(motifsOf('a dragon and a sword')).not.toContain('drawn:dragon-around-sword')
  })

  it('have the colour that the customer gives one of them', () => {
    expect(designsOf('blue cowboy riding a horse')[0]?.tints?.[0]).toBeTruthy()
  })
})

describe('pictures of a team', () => {
  it('put crossed sticks behind the mascot of a hockey team', () => {
    for (const { motif, second, arrangement } of designsOf('St. Catharines Falcons hockey U15 AA'))
      expect([motif, second, arrangement]).toEqual(['drawn:falcon', 'drawn:crossed-hockey-sticks', 'behind'])
  })
})

describe('the shop’s own drawings', () => {
  it('don’t take turns with icons of the same thing', () => {
    expect(motifsOf('lawn mower').every((motif) => motif?.startsWith('drawn:'))).toBe(true)
  })

  it('show nothing for the mother in a joke', () => {
    expect(motifsOf('"my other ride is your mom"').every((motif) => motif === undefined)).toBe(true)
  })
})

describe('small creatures in the plural', () => {
  it('fly in a group', () => {
    expect(designsOf('Éloïse with butterflies').map(({ copies }) => copies)).toEqual(
      Array.from({ length: 3 }, () => ['flight']),
    )
    expect(designsOf('Éloïse with a butterfly')[0]?.copies).toBeUndefined()
  })
})

describe('lettering', () => {
  it('sets a user name as it is written, in every layout, and shows what it names', () => {
    for (const { words, motif } of designsOf('xX_ShadowReaper_Xx')) {
      expect(words.join(' ')).toContain('xX_ShadowReaper_Xx')
      expect(motif).toBe('drawn:hooded-grim-reaper')
    }
  })

  it('has the dedication on a line of its own, and the last words too', () => {
    for (const { words } of designsOf('in loving memory of my brother Tyler "Forever 27"'))
      expect(words).toEqual(['IN LOVING MEMORY OF', 'MY BROTHER TYLER', 'FOREVER 27'])
  })
})

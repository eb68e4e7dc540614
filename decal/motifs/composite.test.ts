import { describe, expect, it } from 'vitest'
import type { Design } from '../design.ts'
import { measureBox } from '../geometry/shape.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { findAnchor } from './anchors.ts'
import { drawCopies } from './copies.ts'
import type { Motif } from './motif.ts'
import { resolveDesignMotifs } from './resolve-design-motifs.ts'
import { unionMotifParts } from './silhouette.ts'

const { findMotif } = loadEngineAssets()
const duck = findMotif('game-icons:duck')
const design = { layout: 'glyph', words: [], palette: 'mono' } as const

/** Returns the composite of two or more motifs in the given arrangement. */
function composite(
  parts: Pick<Design, 'motif' | 'second' | 'third' | 'fourth' | 'arrangement' | 'others'>,
): Motif {
  const read = resolveDesignMotifs({ ...design, words: [], ...parts }, findMotif)
  if (!read.ok || !read.picture.motif) throw new Error('a motif is missing')
  return read.picture.motif
}
const piecesOf = (motif: Motif) => (motif.pieces ?? []).map(({ name }) => name)

describe('motifs put together', () => {
  it.each([
    ['row-of-three', 3],
    ['row-of-four', 4],
    ['row-of-five', 5],
  ] as const)('%s stands in one line without touching', (count, length) => {
    if (!duck) throw new Error('there is a duck')
    const one = measureBox(unionMotifParts(duck))
    const row = measureBox(unionMotifParts(drawCopies(duck, count)))
    const aspect = one.width / one.height
    expect(row.width / row.height).toBeGreaterThan(aspect * length)
    expect(row.width / row.height).toBeLessThan(aspect * length * 1.3)
  })

  it('have the background motif behind all others', () => {
    const read = resolveDesignMotifs(
      {
        ...design,
        words: [],
        motif: 'game-icons:stag-head',
        second: 'game-icons:mountains',
        third: 'game-icons:pine-tree',
        arrangement: 'behind',
      },
      findMotif,
    )
    if (!read.ok) throw new Error(read.name)
    expect(read.picture.second?.name).toBe('mountains')
    expect(read.picture.arrangement).toBe('behind')
  })

  it('wear glasses over their eyes, not on the forehead', () => {
    const bulldog = 'drawn:french-bulldog'
    const worn = composite({ motif: bulldog, second: 'mdi:sunglasses', arrangement: 'worn' })
    const [dog, glasses] = (worn.pieces ?? []).map((piece) => measureBox(unionMotifParts(piece)))
    const plain = findMotif(bulldog)
    if (!dog || !glasses || !plain) throw new Error('a dog with glasses')
    const sheet = measureBox(unionMotifParts(plain))
    const eyes = dog.top + ((findAnchor(plain, 'eyes').y - sheet.top) / sheet.height) * dog.height
    expect(Math.abs(glasses.cy - eyes)).toBeLessThan(dog.height * 0.03)
  })

  it('hold a thing with two paws in front of it', () => {
    const bear = composite({
      motif: 'game-icons:bear-face',
      second: 'drawn:hockey-stick',
      arrangement: 'held',
    })
    expect(piecesOf(bear)).toEqual(['bear-face', 'hockey-stick', 'bear-face', 'bear-face'])
  })

  it('ride on the back: the seated astronaut covers the shark, and reaches above and below its back', () => {
    const ride = composite({ motif: 'drawn:astronaut-rider', second: 'drawn:shark', arrangement: 'rides' })
    expect(piecesOf(ride)).toEqual(['shark', 'astronaut-rider'])
    const [shark, rider] = (ride.pieces ?? []).map((piece) => measureBox(unionMotifParts(piece)))
    if (!shark || !rider) throw new Error('an astronaut on a shark')
    expect(rider.top).toBeLessThan(shark.top)
    expect(rider.bottom).toBeGreaterThan(shark.cy)
  })

  it('keep the middle of a flag clear, and each holds a stick of its own', () => {
    const flag = composite({
      motif: 'drawn:flag-canada',
      second: 'fluent-emoji-high-contrast:moose',
      third: 'game-icons:beaver',
      fourth: 'drawn:hockey-stick',
      others: [null, 'held'],
    })
    expect(piecesOf(flag).filter((name) => name === 'hockey-stick')).toHaveLength(2)
    const [back, ...fronts] = flag.pieces ?? []
    if (!back) throw new Error('a flag')
    const { cx, width } = measureBox(unionMotifParts(back))
    for (const front of fronts) {
      const box = measureBox(unionMotifParts(front))
      expect(box.right < cx - width * 0.08 || box.left > cx + width * 0.08).toBe(true)
    }
  })

  it('wind around what is upright: behind it and in front of it', () => {
    const dragon = composite({
      motif: 'game-icons:dragon-head',
      second: 'drawn:upright-sword',
      arrangement: 'wrapped',
    })
    const names = piecesOf(dragon)
    const sword = names.indexOf('upright-sword')
    expect(names.slice(0, sword)).toContain('dragon-head')
    expect(names.slice(sword + 1)).toContain('dragon-head')
  })

  it('stand on a dock in front of the sunset', () => {
    const chair = composite({
      motif: 'drawn:muskoka-chair',
      second: 'drawn:lake-sunset',
      third: 'drawn:dock',
      arrangement: 'behind',
      others: ['above'],
    })
    expect(piecesOf(chair)).toEqual(['lake-sunset', 'dock', 'muskoka-chair'])
  })

  it('are put together once for designs that differ in their layout only', () => {
    const parts = { motif: 'game-icons:duck', second: 'game-icons:axe-sword', arrangement: 'held' } as const
    const one = resolveDesignMotifs({ ...design, ...parts, words: ['A'] }, findMotif)
    expect(resolveDesignMotifs({ ...design, ...parts, words: [], palette: 'mono', seed: 7 }, findMotif)).toBe(
      one,
    )
    for (const other of [
      { ...parts, arrangement: 'worn' as const },
      { ...parts, tints: ['#d2232a'] },
      { ...parts, mirrored: true as const },
    ])
      expect(resolveDesignMotifs({ ...design, ...other, words: [] }, findMotif)).not.toBe(one)
  })
})

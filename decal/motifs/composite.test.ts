import { describe, expect, it } from 'vitest'
import { boxOf } from '../geometry/shape.ts'
import { installedSupplies } from '../supplies/installed.ts'
import { copiesOf } from './copies.ts'
import { pictureOf } from './picture-of.ts'
import { wholeOf } from './silhouette.ts'

const { findMotif } = installedSupplies()
const duck = findMotif('game-icons:duck')
const design = { layout: 'glyph', words: [], palette: 'mono' } as const

describe('motifs put together', () => {
  it.each([
    ['row-of-three', 3],
    ['row-of-four', 4],
    ['row-of-five', 5],
  ] as const)('%s stands in one line without touching', (count, length) => {
    if (!duck) throw new Error('there is a duck')
    const one = boxOf(wholeOf(duck))
    const row = boxOf(wholeOf(copiesOf(duck, count)))
    const aspect = one.width / one.height
    expect(row.width / row.height).toBeGreaterThan(aspect * length)
    expect(row.width / row.height).toBeLessThan(aspect * length * 1.3)
  })

  it('have the background motif behind all others', () => {
    const read = pictureOf(
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
})

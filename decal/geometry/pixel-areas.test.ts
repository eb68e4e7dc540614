import { describe, expect, it } from 'vitest'
import { visitAreas } from './pixel-areas.ts'

/** Reads a drawing in which # is a set pixel and any other character an unset one. */
function bitmap(...rows: string[]) {
  const values = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0))
  return { values, width: rows[0]?.length ?? 0, height: rows.length }
}
const areasOf = (...rows: string[]) => {
  const found: [string, number[]][] = []
  visitAreas(
    bitmap(...rows),
    (pixels, isSet) => void found.push([isSet ? '#' : '.', [...pixels].sort((a, b) => a - b)]),
  )
  return found
}

describe('the connected areas of a bitmap', () => {
  it('are its set and its unset parts, and corners do not connect', () => {
    expect(areasOf('#..', '.#.')).toEqual([
      ['#', [0]],
      ['.', [1, 2, 5]],
      ['.', [3]],
      ['#', [4]],
    ])
  })

  it('do not continue from the end of a row at the start of the next', () => {
    expect(areasOf('..#', '#..')).toEqual([
      ['.', [0, 1, 4, 5]],
      ['#', [2]],
      ['#', [3]],
    ])
  })

  it('are visited until a visit returns false', () => {
    let visits = 0
    visitAreas(bitmap('#.#.#'), () => {
      visits += 1
      return visits < 2
    })
    expect(visits).toBe(2)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Connection, listConnection } from './connection.ts'

const letters = ['a', 'b', 'c', 'd', 'e']
const page = (args: Parameters<typeof listConnection>[1]) => listConnection(letters, args, (letter) => letter)

describe('a connection over a list', () => {
  it('goes forward by cursor', () => {
    const first = page({ first: 2 })
    expect(first.nodes).toEqual(['a', 'b'])
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    const second = page({ first: 2, after: first.pageInfo.endCursor })
    expect(second.nodes).toEqual(['c', 'd'])
    expect(second.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true })
  })

  it('goes backward from the end and from a cursor', () => {
    const last = page({ last: 2 })
    expect(last.nodes).toEqual(['d', 'e'])
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    expect(page({ last: 2, before: last.pageInfo.startCursor }).nodes).toEqual(['b', 'c'])
  })

  it('reverses', () => {
    expect(page({ first: 2, reverse: true }).nodes).toEqual(['e', 'd'])
  })

  it('rejects unknown cursors, both directions at once, and too many items', () => {
    expect(() => page({ first: 2, after: 'x' })).toThrow('cursor')
    expect(() => page({ first: 2, last: 2 })).toThrow('both')
    expect(() => page({ first: 251 })).toThrow('between')
    expect(() => page({ last: -1 })).toThrow('between')
  })

  it('returns every item once, in order, whatever the page size', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.integer({ min: 1, max: 7 }), (items, size) => {
        const seen: number[] = []
        let after: string | null = null
        for (let more = true; more;) {
          const part: Connection<number> = listConnection(items, { first: size, after }, (item) => item)
          seen.push(...part.nodes)
          after = part.pageInfo.endCursor
          more = part.pageInfo.hasNextPage
        }
        expect(seen).toEqual(items)
      }),
    )
  })
})

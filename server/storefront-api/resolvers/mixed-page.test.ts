import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Connection, listConnection } from '../connection.ts'
import type { ConnectionArgs } from '../page-window.ts'
import { readMixedPage } from './mixed-page.ts'

const partOf = (names: readonly string[]) => async (args: ConnectionArgs) =>
  listConnection(names, args, (name) => name)

const isOfSecond = (cursor: string) => Buffer.from(cursor, 'base64url').toString().startsWith('b')

async function readAll(
  lists: { first: string[]; second: string[] },
  { size, backward, reverse }: { size: number; backward: boolean; reverse: boolean },
): Promise<string[][]> {
  const parts = { first: partOf(lists.first), second: partOf(lists.second), isOfSecond }
  const pages: string[][] = []
  let cursor: string | null = null
  for (;;) {
    const window: ConnectionArgs = backward ? { last: size, before: cursor } : { first: size, after: cursor }
    const { nodes, pageInfo }: Connection<string> = await readMixedPage(parts, { ...window, reverse })
    pages.push(nodes)
    const [ahead, behind] = backward
      ? [pageInfo.hasPreviousPage, pageInfo.hasNextPage]
      : [pageInfo.hasNextPage, pageInfo.hasPreviousPage]
    expect(behind).toBe(cursor !== null)
    if (!ahead) return backward ? pages.toReversed() : pages
    cursor = backward ? pageInfo.startCursor : pageInfo.endCursor
  }
}

it('two lists are read as one, in pages of any size, in both directions, and reversed', async () => {
  const lengths = fc.nat({ max: 7 })
  const reading = fc.record({
    size: fc.integer({ min: 1, max: 5 }),
    backward: fc.boolean(),
    reverse: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(lengths, lengths, reading, async (a, b, how) => {
      const first = Array.from({ length: a }, (_, index) => `a${index}`)
      const second = Array.from({ length: b }, (_, index) => `b${index}`)
      const whole = [...first, ...second]
      const pages = await readAll({ first, second }, how)
      expect(pages.flat()).toEqual(how.reverse ? whole.toReversed() : whole)
      const partial = how.backward ? pages.slice(1) : pages.slice(0, -1)
      for (const page of partial) expect(page).toHaveLength(how.size)
    }),
  )
})

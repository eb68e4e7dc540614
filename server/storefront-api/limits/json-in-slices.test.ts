import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TimeSlices } from '../../runtime/time-slices.ts'
import { writeJsonInSlices } from './json-in-slices.ts'

it('writes what JSON.stringify writes', async () => {
  const members = fc.object({ withDate: true, withNullPrototype: true, withSparseArray: true })
  await fc.assert(
    fc.asyncProperty(members, fc.nat({ max: 600 }), async (member, times) => {
      const answer = { ...member, list: Array.from({ length: times }, () => member), none: undefined }
      expect(await writeJsonInSlices(answer, new TimeSlices())).toBe(JSON.stringify(answer))
    }),
    { numRuns: 60 },
  )
})

it('lets other tasks run while it writes a large response', async () => {
  const products = Array.from({ length: 5_000 }, (_, id) => ({ node: { id, title: `Decal ${id}` } }))
  let isDone = false
  let turns = 0
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const text = await writeJsonInSlices({ data: { products: { edges: products } } }, new TimeSlices(0))
  isDone = true
  expect(JSON.parse(text)).toEqual({ data: { products: { edges: products } } })
  expect(turns).toBeGreaterThan(100)
})

import { createSchema, createYoga } from 'graphql-yoga'
import { expect, it } from 'vitest'
import { createRequestLimitsPlugin } from './request-limits.ts'
import { resolveFieldsInSlices } from './slice-fields.ts'

const WORK_MS = 0.1

function compute(): object {
  const until = performance.now() + WORK_MS
  while (performance.now() < until);
  return { id: 1 }
}

/** Computes a text slowly. The API can't pause before a text, only before the object that contains it. */
const slowText = () => {
  compute()
  texts.push(turns)
  return 'text'
}

/** The number of turns of the event loop so far. `texts` contains the turn in which each text was computed. */
let turns = 0
const texts: number[] = []

const yoga = createYoga({
  schema: resolveFieldsInSlices(
    createSchema({
      typeDefs:
        'type Item { id: Int text: String quick: Item detail: Item } type Query { items(first: Int): [Item] }',
      resolvers: {
        Query: { items: (_, { first }: { first: number }) => Array.from({ length: first }, () => ({})) },
        Item: { detail: compute, text: slowText, quick: () => ({ id: 2 }) },
      },
    }),
  ),
  plugins: [createRequestLimitsPlugin()],
  logging: false,
})

const LARGE = `{ items(first: 250) { ${'detail { '.repeat(8)} id ${'}'.repeat(8)} } }`
const SMALL = '{ items(first: 250) { id detail { id } } }'

/** Sends a query and counts the turns of the event loop until the response. In each turn, pages could be served. */
async function turnsDuring(query: string): Promise<{ turns: number; ids: number }> {
  const before = turns
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  const asked = yoga.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  setImmediate(count)
  const text = await (await asked).text()
  isOver = true
  return { turns: turns - before, ids: text.match(/"id":1/g)?.length ?? 0 }
}

it('lets pages be served while a large operation runs, and returns its complete response', async () => {
  // Runs the query once before counting, because the first run is slower.
  await turnsDuring(SMALL)
  const small = await turnsDuring(SMALL)
  const large = await turnsDuring(LARGE)
  expect([small.ids, large.ids]).toEqual([250, 250])
  // The details of 2,000 items take 200 ms to compute.
  expect(large.turns).toBeGreaterThan(small.turns + 20)
})

it('a resolver pauses between the objects of a list', async () => {
  const lists = Array.from({ length: 8 }, (_, list) => `list${list}: items(first: 250) { text quick { id } }`)
  texts.length = 0
  await turnsDuring(`{ ${lists.join(' ')} }`)
  expect(texts).toHaveLength(2_000)
  // If the whole list were completed in a single turn, it would block the event loop for 25 ms.
  const inOneTurn = Object.values(Object.groupBy(texts, String)).map((same) => same?.length ?? 0)
  expect(Math.max(...inOneTurn)).toBeLessThan(125)
})

import { setTimeout as wait } from 'node:timers/promises'
import { createSchema, createYoga } from 'graphql-yoga'
import { expect, it } from 'vitest'
import { createRequestLimitsPlugin } from './request-limits.ts'

/** Opens an API that responds after 10 ms and records how many operations ran at the same time. */
function openApi() {
  const seen = { running: 0, most: 0 }
  const yoga = createYoga({
    schema: createSchema({
      typeDefs: 'type Item { id: Int items(first: Int): [Item] } type Query { items(first: Int): [Item] }',
      resolvers: {
        Query: {
          items: async () => {
            seen.running += 1
            seen.most = Math.max(seen.most, seen.running)
            await wait(10)
            seen.running -= 1
            return []
          },
        },
      },
    }),
    plugins: [createRequestLimitsPlugin()],
    logging: false,
  })
  const ask = async (query: string) => {
    const answer = await yoga.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  return { seen, ask }
}

const LARGE = '{ items(first: 100) { items(first: 100) { items(first: 100) { id } } } }'
const SMALL = '{ items(first: 10) { id } }'

it('runs large operations one at a time and completes all of them', async () => {
  const { seen, ask } = openApi()
  const answers = await Promise.all([LARGE, LARGE, LARGE].map(ask))
  expect(answers).toEqual(Array.from({ length: 3 }, () => ({ status: 200, body: { data: { items: [] } } })))
  expect(seen.most).toBe(1)
})

it('runs small operations in parallel with a large one', async () => {
  const { seen, ask } = openApi()
  await Promise.all([LARGE, SMALL, SMALL].map(ask))
  expect(seen.most).toBe(3)
})

import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { isDatabaseUnavailable } from './database-errors.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'

test('runs at most `limit` tasks at once, in order, and a failure frees its slot', async () => {
  const pass = createConcurrencyLimit(2)
  const order: number[] = []
  let inside = 0
  let most = 0
  const run = (index: number) =>
    pass(async () => {
      order.push(index)
      inside += 1
      most = Math.max(most, inside)
      await wait(2)
      inside -= 1
      if (index === 1) throw new Error('one fails')
    }).catch(() => {})
  await Promise.all(Array.from({ length: 9 }, (_, index) => run(index)))
  expect({ most, order }).toEqual({ most: 2, order: [0, 1, 2, 3, 4, 5, 6, 7, 8] })
})

test('a task that waited too long fails without running, and the others continue', async () => {
  const pass = createConcurrencyLimit(1, 20)
  const released = Promise.withResolvers<void>()
  const first = pass(() => released.promise)
  const begun = vi.fn(async () => {})
  await expect(pass(begun)).rejects.toSatisfy(isDatabaseUnavailable)
  expect(begun).not.toHaveBeenCalled()
  released.resolve()
  await first
  expect(await pass(async () => 'served')).toBe('served')
})

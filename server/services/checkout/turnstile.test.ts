import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { isDatabaseUnavailable } from '../../db/database-errors.ts'
import { createTurnstile } from './turnstile.ts'

test('no more than its places run at once, in the order they came, and failures free their place', async () => {
  const pass = createTurnstile(2)
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

test('whoever waited too long is sent away, takes no place, and the rest goes on', async () => {
  const pass = createTurnstile(1, 20)
  const released = Promise.withResolvers<void>()
  const first = pass(() => released.promise)
  const begun = vi.fn(async () => {})
  await expect(pass(begun)).rejects.toSatisfy(isDatabaseUnavailable)
  expect(begun).not.toHaveBeenCalled()
  released.resolve()
  await first
  expect(await pass(async () => 'served')).toBe('served')
})

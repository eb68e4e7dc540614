import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runRepeatedly } from './run-repeatedly.ts'

test('runs follow each other, never overlap, continue after a failure, and end with stop', async () => {
  let runs = 0
  let atOnce = 0
  let most = 0
  const logged: string[] = []
  const loop = runRepeatedly({
    name: 'test',
    everyMs: 1,
    log: (_level, message) => logged.push(message),
    async run() {
      runs += 1
      atOnce += 1
      most = Math.max(most, atOnce)
      await wait(5)
      atOnce -= 1
      if (runs === 2) throw new Error('once')
    },
  })
  await expect.poll(() => runs).toBeGreaterThanOrEqual(4)
  await loop.stop()
  const ended = runs
  await wait(30)
  expect({ runs, most, atOnce }).toEqual({ runs: ended, most: 1, atOnce: 0 })
  expect(logged).toEqual(['Upkeep failed: test'])
})

import { expect, it } from 'vitest'
import { TimeBudget } from '../runtime/time-budget.ts'
import { ENGINE_LIMITS } from './engine-limits.ts'
import { EngineQueue } from './engine-queue.ts'
import type { StartWorker } from './engine-worker.ts'

/** Starts a worker that never gets ready, so that all jobs wait. */
const idle: StartWorker = () => ({ send: () => {}, end: async () => {} })
const open = (limits: { waitingBytes: number }) =>
  new EngineQueue(idle, {
    log: () => {},
    limits: { ...ENGINE_LIMITS, waitMs: 60_000 },
    budget: new TimeBudget(1, 1),
    ...limits,
  })
const file = (kilobytes: number) => ({
  subject: { kind: 'artwork', file: new Uint8Array(kilobytes * 1_024) },
})
const settled = async (ran: Promise<object>) => Promise.race([ran, Promise.resolve('waits')])

it('lets files wait up to a total number of bytes, and refuses further ones', async () => {
  const queue = open({ waitingBytes: 100 * 1_024 })
  const first = queue.run(file(60), 'kim')
  const second = queue.run(file(40), 'kim')
  expect(await queue.run(file(1), 'kim')).toEqual({ ok: false, reason: 'engine-busy' })
  expect([await settled(first), await settled(second)]).toEqual(['waits', 'waits'])
  // A job without a file doesn't use the room for waiting files.
  expect(await settled(queue.run({ kind: 'compose' }, 'kim'))).toBe('waits')
  await queue.stop()
})

it('lets one file wait however large it is', async () => {
  const queue = open({ waitingBytes: 1_024 })
  expect(await settled(queue.run(file(500), 'kim'))).toBe('waits')
  expect(await queue.run(file(500), 'lou')).toEqual({ ok: false, reason: 'engine-busy' })
  await queue.stop()
})

it('gives the room of the requester with the most waiting jobs to one without any, but only if that is enough', async () => {
  const queue = open({ waitingBytes: 100 * 1_024 })
  const many = Array.from({ length: 4 }, () => queue.run(file(25), 'kim'))
  expect(await settled(queue.run(file(50), 'lou'))).toBe('waits')
  const ends = await Promise.all(many.map(settled))
  expect(ends.filter((end) => end === 'waits')).toHaveLength(2)
  expect(await queue.run(file(90), 'max')).toEqual({ ok: false, reason: 'engine-busy' })
  expect((await Promise.all(many.map(settled))).filter((end) => end === 'waits')).toHaveLength(2)
  await queue.stop()
})

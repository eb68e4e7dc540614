import { expect, it, vi } from 'vitest'
import { TimeBudget } from '../runtime/time-budget.ts'
import { ENGINE_LIMITS } from './engine-limits.ts'
import { EngineQueue } from './engine-queue.ts'
import type { StartWorker } from './engine-worker.ts'

/** Starts a worker that never gets ready, so that all jobs wait. */
const idle: StartWorker = () => ({ send: () => {}, cpuMs: () => null, end: async () => {} })
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
  // The limit for waiting files doesn't affect a job without a file.
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

/** Starts a worker that never finishes its job. `cpuMs` is a function that returns the processor time that the worker claims to have used, in ms. */
const endless =
  (cpuMs: () => number | null): StartWorker =>
  (on) => {
    queueMicrotask(() => on.message({ kind: 'ready' }))
    return { send: () => {}, cpuMs, end: async () => {} }
  }

it.each([
  { worker: 'used all of its limit', usedMs: 1_000, times: 1 },
  { worker: "doesn't report its processor time", usedMs: null, times: 1 },
  { worker: 'was kept from running', usedMs: 0, times: 1.8 },
])('ends a job after $times times its limit if its worker $worker', async ({ usedMs, times }) => {
  vi.useFakeTimers()
  try {
    let sinceStart: number | null = usedMs === null ? null : 0
    const limits = { ...ENGINE_LIMITS, jobMs: 1_000 }
    const budget = new TimeBudget(1, 1)
    const queue = new EngineQueue(
      endless(() => sinceStart),
      { log: () => {}, limits, budget },
    )
    let end: object | null = null
    void queue.run({ kind: 'compose' }, 'kim').then((ran) => (end = ran))
    await vi.advanceTimersByTimeAsync(1)
    sinceStart = usedMs
    await vi.advanceTimersByTimeAsync(times * 1_000 - 2)
    expect(end).toBeNull()
    await vi.advanceTimersByTimeAsync(200)
    expect(end).toEqual({ ok: false, reason: 'too-complex' })
    await queue.stop()
  } finally {
    vi.useRealTimers()
  }
})

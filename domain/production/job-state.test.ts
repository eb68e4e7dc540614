import { expect, it } from 'vitest'
import { JOB_STATES, type JobState, isWorkAllowed, listNextJobStates, parseJobState } from './job-state.ts'
import { ORDER_STATUSES } from '../order/status.ts'

it.each([
  ['new', ['printing', 'packed']],
  ['printing', ['cutting', 'packed', 'new']],
  ['cutting', ['packed', 'printing', 'new']],
  ['packed', ['cutting', 'new']],
] as const)('%s may be followed by %j', (state, next) => {
  expect(listNextJobStates(state)).toEqual(next)
})

it('leads from every state to packed, and back to the start if the job was spoiled', () => {
  for (const start of JOB_STATES) {
    const seen = new Set<JobState>([start])
    for (const state of seen) for (const next of listNextJobStates(state)) seen.add(next)
    expect([...seen].toSorted()).toEqual([...JOB_STATES].toSorted())
  }
})

it('allows work while the order is in progress, but not before the proof is approved', () => {
  const open = ORDER_STATUSES.filter((status) => isWorkAllowed(status).ok)
  expect(open).toEqual(['paid', 'approved', 'in-production'])
  expect(isWorkAllowed('in-proof')).toEqual({ ok: false, reason: 'in-proof' })
  expect(isWorkAllowed('shipped')).toEqual({ ok: false, reason: 'closed' })
})

it('is parsed by exact name only', () => {
  expect(parseJobState('cutting')).toBe('cutting')
  expect(parseJobState('toString')).toBeNull()
})

import { expect, it } from 'vitest'
import { isJobMatching } from './matches-job.ts'

const job = {
  number: 'ND-10001-2',
  title: 'Wolf badge',
  film: 'Premium vinyl',
  order: { customer: 'Kim Buyer' },
}

it.each([
  ['', true],
  ['ND-10001-2', true],
  [' nd-10001', true],
  ['wolf', true],
  ['premium', true],
  ['kim', true],
  ['ND-10002', false],
])('"%s" matches the job: %s', (wanted, isMeant) => {
  expect(isJobMatching(job, wanted)).toBe(isMeant)
})

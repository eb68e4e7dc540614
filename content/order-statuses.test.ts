import { expect, test } from 'vitest'
import { labelOrderStep } from './order-statuses.ts'

test.each([
  ['ahead', 'Proof checked'],
  ['now', 'In proof'],
  ['done', 'Proof checked'],
] as const)('the step of a proof that is %s reads "%s"', (state, label) => {
  expect(labelOrderStep({ name: 'proof', state })).toBe(label)
})

import { expect, it } from 'vitest'
import { computeStockAfterEdit } from './stock-edit.ts'

it.each([
  // The columns: current stock, stock that the operator saw, stock that the operator typed, policy, expected result.
  [10, 10, 25, 'deny', 25],
  [7, 10, 25, 'deny', 22],
  [7, 10, 10, 'deny', 7],
  [1, 10, 2, 'deny', 0],
  [1, 10, 2, 'continue', -7],
  [-3, -3, -3, 'deny', 0],
  [null, null, 40, 'deny', 40],
  [8, 8, null, 'deny', null],
  [null, null, null, 'continue', null],
] as const)(
  'of %s in stock, seen as %s and typed as %s, with policy "%s": %s are left',
  (current, seen, typed, policy, after) => {
    expect(computeStockAfterEdit(current, { seen, typed, policy })).toBe(after)
  },
)

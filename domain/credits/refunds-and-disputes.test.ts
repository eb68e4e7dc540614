import { expect, test } from 'vitest'
import { type CreditRefundStatus, countUnpaidCredits } from './refunds-and-disputes.ts'

const bought = { credits: 10, amountCents: 19_99 }

test.each<[string, [number, CreditRefundStatus][], number]>([
  ['nothing went back', [], 0],
  ['all was refunded', [[19_99, 'refunded']], 10],
  ['half was refunded', [[10_00, 'refunded']], 5],
  [
    'two parts were refunded',
    [
      [4_00, 'refunded'],
      [6_00, 'refunded'],
    ],
    5,
  ],
  ['the refund failed', [[19_99, 'failed']], 0],
  ['a dispute is open', [[19_99, 'needs-response']], 10],
  ['a dispute is lost', [[19_99, 'lost']], 10],
  ['a dispute is won', [[19_99, 'won']], 0],
  ['an inquiry is closed', [[19_99, 'closed']], 0],
  [
    'refunded and disputed: never more than was bought',
    [
      [19_99, 'refunded'],
      [19_99, 'lost'],
    ],
    10,
  ],
])('%s', (_, back, unpaid) => {
  expect(
    countUnpaidCredits(
      bought,
      back.map(([amountCents, status]) => ({ amountCents, status })),
    ),
  ).toBe(unpaid)
})

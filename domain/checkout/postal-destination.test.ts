import { expect, test } from 'vitest'
import { parsePostalDestination } from './postal-destination.ts'

test.each([
  ['l2r3m3', 'CA', 'ON', 'L2R 3M3'],
  [' H2X 1Y4 ', 'CA', 'QC', 'H2X 1Y4'],
  ['X0A 0H0', 'CA', 'NT', 'X0A 0H0'],
  ['14301', 'US', '', '14301'],
  ['14301-1234', 'US', '', '14301-1234'],
])('%s is in %s %s', (text, country, province, postalCode) => {
  expect(parsePostalDestination(text)).toEqual({ country, province, postalCode })
})

test.each(['', 'L2R', 'D2R 3M3', '00000', '1430', 'SW1A 1AA', 'L2R 3M3'.repeat(9)])(
  '"%s" isn’t a postal code that the shop ships to',
  (text) => {
    expect(parsePostalDestination(text)).toBeNull()
  },
)

import { expect, it } from 'vitest'
import { describeSettingFault } from '../../content/operator/setting-faults.ts'
import { settingsRegistry } from './settings-registry.ts'

const { decals } = settingsRegistry.quantityDiscounts
const { list: carriers } = settingsRegistry.carriers
const { rates: taxRates } = settingsRegistry.taxes
const { list: rewards } = settingsRegistry.rewardOffers

it('a table has a line for each row', () => {
  const steps = [
    { from: 5, percentOff: 7.5 },
    { from: 10, percentOff: 20 },
  ]
  expect(decals.write(steps)).toBe('5 | 7.5\n10 | 20')
  expect(decals.read('5 | 7.5\n10|20\n |')).toEqual({ ok: true, value: steps })
  expect(decals.read('')).toEqual({ ok: true, value: [] })
  expect(decals.columns).toMatchObject([{ label: 'From, in pieces', kind: 'number' }, { kind: 'number' }])
})

it.each([
  [decals, '5 | 7\n10 | much', 'Row 2: Per cent off. Please enter a number.'],
  [decals, '5', 'Row 1: Please fill in every field.'],
  [decals, '10 | 20\n5 | 30', 'Each row needs more pieces and a higher percentage than the row before.'],
  [decals, '10 | 20\n25 | 10', 'Each row needs more pieces and a higher percentage than the row before.'],
  [carriers, 'UPS |\nups |', 'Two carriers have the same name. Please use different names.'],
  [
    carriers,
    'UPS | https://ups.example/',
    'Row 1: Address of its tracking page. Please enter an address that begins with https:// and contains {number}.',
  ],
  [
    carriers,
    'UPS | javascript://{number}',
    'Row 1: Address of its tracking page. Please enter an address that begins with https:// and contains {number}.',
  ],
  [taxRates, 'AB | PST | 7 | 2027-01-01', 'There is no PST in AB.'],
  [taxRates, 'ON | HST | 7 | 2027-02-30', 'Row 1: From. Please enter a date such as 2026-12-24.'],
  [taxRates, 'ON | HST | 7 | 2027-01-01\nON | HST | 8 | 2027-01-01', 'ON HST 2027-01-01 appears twice.'],
  [
    rewards,
    '1 | A | 10 | fixed_amount | 50 | 20 | Half price',
    'A: the order must come to more than the discount.',
  ],
  [
    rewards,
    '1 | A | 10 | percentage | 5 | 0 | x\n1 | B | 10 | percentage | 5 | 0 | x',
    'Two rewards have the ID 1.',
  ],
])('a table reports errors (%#)', (setting, text, message) => {
  const read = setting.read(text)
  expect(!read.ok && describeSettingFault(read.fault)).toBe(message)
})

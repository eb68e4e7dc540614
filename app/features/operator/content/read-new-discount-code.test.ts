import { expect, it } from 'vitest'
import { readNewDiscountCode } from './read-new-discount-code.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ code: 'fall-10', type: 'percentage', value: '10', ...fields }))
    form.set(name, value)
  return form
}

it.each([
  [{}, { code: 'FALL-10', type: 'percentage', value: 10, usageLimit: null, endsAt: null }],
  [
    { type: 'fixed', value: '12.5' },
    { type: 'fixed', value: 1_250 },
  ],
  [
    { type: 'free-shipping', value: '' },
    { type: 'free-shipping', value: 0 },
  ],
  [
    { minimum: '50', limit: '100', localOnly: 'on' },
    { minimumSubtotalCents: 5_000, usageLimit: 100, localOnly: true },
  ],
])('reads %j', (fields, code) => {
  expect(readNewDiscountCode(formOf(fields))).toMatchObject(code)
})

it.each([
  { value: '' },
  { value: '10.5' },
  { type: 'fixed', value: 'ten' },
  { limit: '0' },
  { minimum: '5,0' },
])('cannot read %j', (fields) => expect(readNewDiscountCode(formOf(fields))).toBeNull())

it('ends after the last day', () => {
  const code = readNewDiscountCode(formOf({ starts: '2026-12-01', ends: '2026-12-01' }))
  expect(new Date(code?.endsAt ?? '').getTime() - new Date(code?.startsAt ?? '').getTime()).toBe(86_400_000)
})

import { describe, expect, it } from 'vitest'
import { parseFieldValues } from './fields.ts'
import { parseTypedNumber } from './typed-number.ts'

describe('a typed number', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['12.5', 12.5],
    ['.5', 0.5],
    ['5.', 5],
    ['2,155', 2_155],
    ['20,000', 20_000],
    ['1,234,567.5', 1_234_567.5],
    ['1 000', 1_000],
    ['1\u202f000', 1_000],
    ['1\u00a0000.25', 1_000.25],
  ])('"%s" is parsed as %d', (text, value) => {
    expect(parseTypedNumber(text)).toEqual({ ok: true, value })
  })

  it.each([
    ['10 m', 'm', 10],
    ['10m', 'm', 10],
    ['1,000 mm', 'mm', 1_000],
    ['12.5 FT', 'ft', 12.5],
    ["8'", 'ft', 8],
    ['3 in.', 'in', 3],
    ['CA$28', 'CA$', 28],
    ['$ 28.50', 'CA$', 28.5],
  ])('"%s" in a field in %s is parsed as %d', (text, unit, value) => {
    expect(parseTypedNumber(text, unit)).toEqual({ ok: true, value })
  })

  it.each([
    ['10 m', undefined, { code: 'foreign-unit', typed: 'm', unit: null }],
    ['10 ft', 'mm', { code: 'foreign-unit', typed: 'ft', unit: 'mm' }],
    ['12,5', undefined, { code: 'decimal-comma' }],
    ['12,50 mm', 'mm', { code: 'decimal-comma' }],
    ['0,125', undefined, { code: 'decimal-comma' }],
    ['1.000,5', undefined, { code: 'decimal-comma' }],
  ])('"%s" in a field in %s is refused: %j', (text, unit, fault) => {
    expect(parseTypedNumber(text, unit)).toEqual({ ok: false, fault })
  })

  it.each([
    '',
    '.',
    ',',
    '-1',
    '+1',
    '1e9',
    '0x10',
    'NaN',
    '1.0000001',
    '1,00,000',
    '1,000 000',
    '5 6',
    'ten',
  ])('"%s" isn’t a number', (text) => {
    expect(parseTypedNumber(text)).toMatchObject({ ok: false })
  })

  it('outside its limits is refused with the limits', () => {
    const fields = {
      wide: { kind: 'number', label: 'Wide', min: 0, max: 20_000, step: 0.5, preset: 0 },
    } as const
    expect(parseFieldValues(fields, { wide: '20,001' })).toEqual({
      ok: false,
      faults: { wide: { code: 'out-of-range', min: 0, max: 20_000, unit: null } },
    })
    expect(parseFieldValues(fields, { wide: '2,155' })).toEqual({ ok: true, values: { wide: 2_155 } })
  })
})

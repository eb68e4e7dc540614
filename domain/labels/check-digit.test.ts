import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeCheckDigit, parseGs1Number, addCheckDigit } from './check-digit.ts'

describe('a check digit', () => {
  // The numbers are GS1's own examples, from General Specifications 7.9 and the check digit calculator.
  it.each([
    ['GTIN-8', '96385074'],
    ['GTIN-12', '614141000036'],
    ['GTIN-13', '6291041500213'],
    ['GTIN-14', '09506000134352'],
    ['SSCC', '106141412345678908'],
    ['GLN', '9506000134352'],
  ] as const)('of a %s is that of %s', (kind, number) => {
    expect(addCheckDigit(number.slice(0, -1))).toBe(number)
    expect(parseGs1Number(kind, number)).toEqual({ ok: true, number })
  })

  it('detects every single wrong digit', () => {
    const digits = fc.stringMatching(/^\d{12}$/)
    fc.assert(
      fc.property(digits, fc.nat(11), fc.integer({ min: 1, max: 9 }), (number, at, more) => {
        const wrong = number
          .split('')
          .with(at, String((Number(number[at]) + more) % 10))
          .join('')
        expect(computeCheckDigit(wrong)).not.toBe(computeCheckDigit(number))
      }),
    )
  })

  it('is never guessed: a number that is missing a digit is refused', () => {
    expect(parseGs1Number('GTIN-13', '629104150021')).toMatchObject({ ok: false })
    expect(parseGs1Number('GTIN-13', '6291041500214')).toEqual({
      ok: false,
      fault: { code: 'wrong-check-digit', digit: '4', right: 3 },
    })
  })
})

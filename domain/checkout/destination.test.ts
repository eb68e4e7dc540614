import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInNiagara, SHOP_LOCATION } from './destination.ts'
import { isNiagaraPostalCode, isPostalCodeIn, normalisePostalCode } from './postal-code.ts'
import { PROVINCES } from './provinces.ts'
import { parseCountry, parseRegion, STATES } from './regions.ts'

describe('regions', () => {
  it('are thirteen in Canada and fifty-one in the United States, with unique codes', () => {
    expect(PROVINCES.length).toBe(13)
    expect(STATES.length).toBe(51)
    expect(new Set(STATES.map(({ code }) => code)).size).toBe(51)
    expect(
      STATES.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && /^[A-Z][a-z]+( [A-Za-z]+)*$/.test(name)),
    ).toBe(true)
  })

  it.each([
    ['CA', 'on', 'ON'],
    ['CA', 'Ontario', 'ON'],
    ['CA', ' quebec ', 'QC'],
    ['US', 'ny', 'NY'],
    ['US', 'District of Columbia', 'DC'],
    ['US', 'ON', null],
    ['CA', 'TX', null],
    ['CA', '', null],
  ] as const)('in %s, "%s" is %s', (country, text, code) => {
    expect(parseRegion(country, text)).toBe(code)
  })

  it.each([
    ['ca', 'CA'],
    ['Canada', 'CA'],
    ['USA', 'US'],
    ['united states', 'US'],
    ['MX', null],
    ['', null],
  ])('country "%s" is %s', (text, code) => {
    expect(parseCountry(text)).toBe(code)
  })
})

describe('postal codes', () => {
  it.each([
    ['CA', 'l2r3m3', 'L2R 3M3'],
    ['CA', 'L2R-3M3', 'L2R 3M3'],
    ['CA', ' L2R  3M3 ', 'L2R 3M3'],
    ['CA', 'L2R 3M', null],
    ['CA', 'D2R 3M3', null],
    ['CA', 'W2R 3M3', null],
    ['CA', 'L2O 3M3', null],
    ['CA', '14301', null],
    ['US', '14301', '14301'],
    ['US', '14301-1234', '14301-1234'],
    ['US', '143011234', '14301-1234'],
    ['US', '1430', null],
    ['US', '00000', null],
    ['US', 'L2R 3M3', null],
    ['CA', ' '.repeat(1000), null],
  ] as const)('in %s, "%s" is %s', (country, text, code) => {
    expect(normalisePostalCode(country, text)).toBe(code)
  })

  it.each([
    ['L2R 3M3', 'ON', true],
    ['H3Z 2Y7', 'QC', true],
    ['X0A 0H0', 'NU', true],
    ['X1A 2N1', 'NT', true],
    ['L2R 3M3', 'AB', false],
    ['T2P 1J9', 'BC', false],
    ['L2R 3M3', 'NY', false],
  ])('%s in %s: %s', (code, province, fits) => {
    expect(isPostalCodeIn(code, province)).toBe(fits)
  })

  it('stay unchanged once normalized', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z]\d[a-zA-Z][ -]?\d[a-zA-Z]\d$/), (text) => {
        const code = normalisePostalCode('CA', text)
        if (code !== null) expect(normalisePostalCode('CA', code)).toBe(code)
      }),
    )
  })
})

describe('the Niagara region', () => {
  it.each([
    'L2R 3M3',
    'l2e6x8',
    'L2V 1A1',
    'L3B 5N7',
    'L3J 1L3',
    'L3K 1A1',
    'L3M 4E7',
    'L2A 5M4',
    'L0S 1J0',
    'L0R 2A0',
    'L0R 1S0',
  ])('includes %s', (code) => {
    expect(isNiagaraPostalCode(code)).toBe(true)
  })

  it.each([
    'L0R 1C0',
    'L0R 2H0',
    'L0R 0A1',
    'L8P 1A1',
    'L9A 1A1',
    'L2B 1A1',
    'M5V 2T6',
    'L1A 1A1',
    'L3L 1A1',
    'L2R',
    '14301',
    '',
  ])('doesn’t include %s', (code) => {
    expect(isNiagaraPostalCode(code)).toBe(false)
  })

  it('includes the shop, and nothing abroad', () => {
    expect(isInNiagara(SHOP_LOCATION)).toBe(true)
    expect(isInNiagara({ country: 'US', province: 'NY', postalCode: '14301' })).toBe(false)
  })
})

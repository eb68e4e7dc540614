import { describe, expect, it } from 'vitest'
import {
  BOAT_PRESETS,
  type BoatValues,
  rateHullContrast,
  hullNames,
  parseBoatLettering,
} from './boat-lettering.ts'
import { letteringColours } from './lettering-choices.ts'
import { parseLicenceNumber } from './licence-number.ts'

const read = (change: Partial<BoatValues>) =>
  parseBoatLettering({ ...BOAT_PRESETS, number: 'ON1234567', ...change })
const faultsOf = (change: Partial<BoatValues>) => {
  const answer = read(change)
  return answer.ok ? {} : answer.faults
}

describe('a licence number', () => {
  it.each([
    ['ON1234567', 'ON1234567'],
    [' on 1234567 ', 'ON 1234567'],
    ['12E 45678', '12E 45678'],
    ['12e-45678', '12E 45678'],
    ['13K12345', '13K12345'],
    ['2KA  77', '2KA 77'],
    ['', null],
    ['ON', null],
    ['1234567', null],
    ['ON12345678', null],
    ['ON1234567<b>', null],
    ['ÖN1234567', null],
  ])('"%s" is parsed as %s', (text, number) => {
    expect(parseLicenceNumber(text)).toBe(number)
  })
})

describe('lettering for a bow', () => {
  it('is cut slightly higher than requested, so that it never falls short', () => {
    expect(read({ height: '75' })).toMatchObject({ ok: true, lettering: { heightMm: 75, capMm: 75.2 } })
  })

  it.each([
    [{ height: '74.9' }, { height: 'too-small' }],
    [{ height: '7.5' }, { height: 'too-small' }],
    [{ height: '151' }, { height: 'too-tall' }],
    [{ height: '-76' }, { height: 'no-height' }],
    [{ height: '1e3' }, { height: 'no-height' }],
    [{ height: '3 in' }, { height: 'no-height' }],
    [{ height: '' }, { height: 'no-height' }],
    [{ number: '' }, { number: 'number-missing' }],
    [{ number: 'Second Wind' }, { number: 'number-unknown' }],
    [{ hand: 'script' }, { hand: 'not-offered' }],
    [{ hull: '__proto__' }, { hull: 'not-offered' }],
    [{ colour: 'Pink' }, { colour: 'not-offered' }],
    [{ colour: 'White', hull: 'white' }, { colour: 'too-little-contrast' }],
    [{ colour: 'Navy', hull: 'black' }, { colour: 'too-little-contrast' }],
    [{ colour: 'Silver', hull: 'aluminium' }, { colour: 'too-little-contrast' }],
    [{ colour: 'White', hull: 'navy' }, {}],
    [{ height: '150' }, {}],
  ] as const)('with %j has the faults %j', (change, faults) => {
    expect(faultsOf(change)).toEqual(faults)
  })

  it('rates contrast as good, weak or too low', () => {
    expect(rateHullContrast('Black', 'white').verdict).toBe('good')
    expect(rateHullContrast('Green', 'white').verdict).toBe('weak')
    expect(rateHullContrast('Yellow', 'white').verdict).toBe('too-little')
  })

  it('has a legible colour for every hull', () => {
    for (const hull of hullNames)
      expect(
        letteringColours.filter((colour) => rateHullContrast(colour, hull).verdict === 'good'),
        hull,
      ).not.toEqual([])
  })
})

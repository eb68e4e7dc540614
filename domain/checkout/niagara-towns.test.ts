import { expect, test } from 'vitest'
import { findNiagaraTown } from './niagara-towns.ts'
import { isNiagaraPostalCode } from './postal-code.ts'

test.each([
  ['L2R 4M5', 'St. Catharines'],
  ['L3J 1A1', 'Beamsville'],
  ['L0S 1J0', null],
  ['M5V 2T6', null],
])('%s is in %s', (postalCode, town) => {
  expect(findNiagaraTown(postalCode)).toBe(town)
})

test('every town is in the region', () => {
  const codes = 'ABCEGHJKLMNPRSTVWXYZ'
    .split('')
    .flatMap((letter) => ['L2', 'L3'].map((area) => `${area}${letter} 1A1`))
  for (const code of codes) if (findNiagaraTown(code) !== null) expect(isNiagaraPostalCode(code)).toBe(true)
})

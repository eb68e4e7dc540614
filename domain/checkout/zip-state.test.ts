import { expect, test } from 'vitest'
import { STATES } from './regions.ts'
import { findStatesOfZip } from './zip-state.ts'

test.each([
  ['10001', ['NY']],
  ['78701', ['TX']],
  ['73301', ['TX']],
  ['90210', ['CA']],
  ['20500', ['DC']],
  ['20101', ['VA']],
  ['06390', ['CT', 'NY']],
  ['83414', ['ID', 'WY']],
  ['99501-1234', ['AK']],
  ['09001', []],
  ['00901', []],
])('ZIP code %s is in one of %j', (zip, states) => {
  expect(findStatesOfZip(zip)).toEqual(states)
})

test('every state has ZIP codes', () => {
  const all = Array.from({ length: 1000 }, (_, prefix) =>
    findStatesOfZip(`${String(prefix).padStart(3, '0')}01`),
  )
  expect(new Set(all.flat())).toEqual(new Set(STATES.map(({ code }) => code)))
})

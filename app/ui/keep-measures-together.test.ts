import { expect, it } from 'vitest'
import { keepMeasuresTogether } from './keep-measures-together.ts'

it.each([
  ['At 10 °C or warmer', 'At 10_°C or warmer'],
  ['4 to 6 in', '4_to_6_in'],
  ['panels of 18 × 24 in', 'panels of 18_×_24_in'],
  ['19 to 27°', '19_to_27°'],
  ['12 N / 25 mm and more', '12_N / 25_mm and more'],
  ['about 3.5 m per square metre', 'about 3.5_m per square metre'],
  ['2 hours, 3 inside, 4 minutes', '2 hours, 3 inside, 4 minutes'],
  ['no measure', 'no measure'],
])('in %j, no line ends inside a measure', (text, expected) => {
  expect(keepMeasuresTogether(text).replaceAll('\u00a0', '_')).toBe(expected)
})

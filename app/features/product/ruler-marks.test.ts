import { expect, test } from 'vitest'
import { scenes } from '../../ui/scenes/scenes.ts'
import { computeRulerMarks } from './ruler-marks.ts'

test('a laptop is measured in inches, a trailer in feet', () => {
  expect(computeRulerMarks(480).unit).toBe('in')
  expect(computeRulerMarks(4_800).unit).toBe('ft')
})

test('an inch is 25.4 mm along the tape', () => {
  expect(computeRulerMarks(254).marks[5]?.share).toBeCloseTo(0.5, 9)
})

test.each(scenes.map(({ id, view }) => [id, view.width] as const))(
  'the tape of the %s has figures that stand apart',
  (_, width) => {
    const labels = computeRulerMarks(width).marks.filter(({ label }) => label !== null)
    expect(labels.length).toBeGreaterThan(3)
    expect(labels.length).toBeLessThanOrEqual(11)
    expect(labels.every(({ share }) => share < 0.97)).toBe(true)
  },
)

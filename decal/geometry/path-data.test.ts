import { describe, expect, it } from 'vitest'
import { makeDisc, makeRectangle } from './figures.ts'
import { readPathData, writePathData } from './path-data.ts'
import { computeShapeArea, measureBox } from './shape.ts'

describe('path data', () => {
  it.each([
    ['lines', 'M0 0h10v10H0z', 100],
    ['an arc', 'M5 0a5 5 0 1 1-.01 0z', 78.5],
    ['a cubic curve', 'M0 0C0 10 10 10 10 0z', 60],
    ['a quadratic curve', 'M0 0Q5 10 10 0z', 33.3],
    ['a path that goes on after a close', 'M0 0h10v10H0zl-5 0v5z', 112.5],
  ])('reads %s', (_name, data, area) => {
    expect(computeShapeArea(readPathData(data, 0.005))).toBeCloseTo(area, 0)
  })

  it('leaves holes open by the even-odd rule', () => {
    expect(computeShapeArea(readPathData('M0 0h10v10H0zM2 2h6v6H2z', 0.01, 'evenodd'))).toBeCloseTo(64)
    expect(computeShapeArea(readPathData('M0 0h10v10H0zM2 2h6v6H2z', 0.01))).toBeCloseTo(100)
  })

  it('writes relative steps without drift', () => {
    expect(writePathData(makeRectangle(0.5, 1, 2, 3))).toBe('M.5 1l2 0 0 3-2 0z')
    const back = measureBox(readPathData(writePathData(makeDisc(3, 4, 50)), 0.01))
    expect(back.left).toBeCloseTo(-47, 1)
    expect(back.bottom).toBeCloseTo(54, 1)
  })
})

import { computePolarPoint, makeRectangle } from '../geometry/figures.ts'
import { sampleCurve } from '../geometry/sample-curve.ts'
import { scaleShape, translateShape, rotateShape, type Shape } from '../geometry/shape.ts'

/** Draws one leaf along the x axis from the origin. */
function leaf(length: number, half: number): Shape {
  const edge = (side: number): Shape[number] =>
    sampleCurve(10, (t) => ({ x: t * length, y: side * half * Math.sin(t * Math.PI) }))
  return [[...edge(1), ...edge(-1).slice(1, -1).toReversed()]]
}

/** Draws two laurel twigs that rise from the bottom of a circle and leave its top open. `r` is the circle's radius. */
export function drawLaurelTwigs(r: number): Shape {
  return [-1, 1].flatMap((side) =>
    Array.from({ length: 13 }, (_, i) => {
      const degrees = 90 - side * (10 + i * 9.4)
      const at = computePolarPoint((degrees * Math.PI) / 180, r)
      const size = 1 - i * 0.03
      return [-1, 1].flatMap((lift) =>
        translateShape(
          rotateShape(
            translateShape(scaleShape(leaf(7.8, 1.6), size), 0.4, 0),
            degrees - side * 90 + lift * 32,
          ),
          at.x,
          at.y,
        ),
      )
    }).flat(),
  )
}

/** Draws a closed wreath of leaves in groups of three, all pointing in the same direction around it. */
export function drawLeafWreath(r: number): Shape {
  return Array.from({ length: 30 }, (_, i) => {
    const degrees = i * 12
    const at = computePolarPoint((degrees * Math.PI) / 180, r)
    return [-38, 0, 38].flatMap((lift) =>
      translateShape(
        rotateShape(translateShape(leaf(lift === 0 ? 8.4 : 6.6, 1.35), 0.6, 0), degrees + 90 + lift),
        at.x,
        at.y,
      ),
    )
  }).flat()
}

/** Draws a straight sprig. Its leaves point from the middle to both ends. */
export function drawSprig(width: number): Shape {
  const step = 3.7
  const count = Math.floor((width / 2 - 5) / step)
  const half = Array.from({ length: count }, (_, i) =>
    [-1, 1].flatMap((lift) =>
      translateShape(rotateShape(leaf(5.4 - i * 0.3, 1.05), lift * 34), 2 + i * step, 0),
    ),
  ).flat()
  const tip = translateShape(leaf(5, 1), 2 + count * step, 0)
  const right = [...half, ...tip, ...makeRectangle(0, -0.35, 2.4 + count * step, 0.7)]
  return [...right, ...scaleShape(right, -1, 1)]
}

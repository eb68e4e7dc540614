import type { Shape } from '../geometry/shape.ts'
import { makeStar } from '../geometry/figures.ts'
import { sampleCurve } from '../geometry/sample-curve.ts'

/** A symbol that the engine draws because no typeface has it: its outline on the baseline, and its advance width, in cap heights. */
type DrawnSymbol = { outline: Shape; advance: number }

// Space on each side of a symbol, in cap heights.
const AIR = 0.06
const CURVE = 24

/** The symbols that the engine draws, by character. They look the same in every typeface. */
const drawnSymbols: ReadonlyMap<string, () => DrawnSymbol> = new Map([
  ['♥', () => ({ outline: heart(), advance: 1.08 + 2 * AIR })],
  ['★', () => ({ outline: makeStar(0.53 + AIR, -0.48, 0.56, 5, 0.42), advance: 1.06 + 2 * AIR })],
])

/** Matches a drawn symbol. The capturing group keeps the symbol when a text is split. */
const anySymbol = /([♥★])/u

/** Splits a text into runs of letters and drawn symbols, in order. */
export const splitAtSymbols = (text: string): readonly string[] =>
  anySymbol.test(text) ? text.split(anySymbol).filter((part) => part !== '') : [text]

/** Returns the drawing of a symbol; null for a character that the engine doesn't draw. */
export const drawSymbol = (character: string): DrawnSymbol | null => drawnSymbols.get(character)?.() ?? null

/** Draws a heart as tall as a capital, with its point on the baseline. */
function heart(): Shape {
  const side = sampleCurve(CURVE, (t) => {
    const u = t * Math.PI
    return {
      x: 16 * Math.sin(u) ** 3,
      y: 13 * Math.cos(u) - 5 * Math.cos(2 * u) - 2 * Math.cos(3 * u) - Math.cos(4 * u),
    }
  })
  const whole = [
    ...side,
    ...side
      .slice(1, -1)
      .toReversed()
      .map(({ x, y }) => ({ x: -x, y })),
  ]
  // Before it is scaled, the heart is 32 units wide and extends from y = -17 to y = 12.
  return [whole.map(({ x, y }) => ({ x: AIR + 0.54 + (x / 32) * 1.08, y: -(y + 17) / 29 }))]
}

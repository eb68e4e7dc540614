import type { CodeSymbol } from '../../../decal/labels/code-symbol.ts'
import type { LabelItem } from '../../../decal/labels/label-drawing.ts'
import { CAP_HEIGHT, type Letters } from '../../../decal/labels/label-letters.ts'
import { leastModule, moduleWidth } from '../../../domain/labels/module-width.ts'
import type { LabelCode } from '../../../domain/labels/symbologies.ts'
import { atLeast, EDGE, type LabelShape, type LaidOut, pitchOf, setLines, typeSize } from './label-lines.ts'

/** 80 % and 200 % of the nominal width of a module, in mm (GS1 General Specifications, 5.2.3). */
const MODULE = { least: 0.264, most: 0.66 } as const
/** Heights in modules: of the guard bars, of the other bars, and of all with the digits. */
const HEIGHT = { guards: 24.5 / 0.33, bars: 22.85 / 0.33, all: 25.93 / 0.33 } as const
const DIGITS = { size: 10, below: 0.8 } as const

type Written = { code: LabelCode; texts: readonly string[]; letters: Letters }

/** An EAN-13 in the proportions of its standard, its digits where tills look for them, and text above. */
export function layOutEan(
  { widthMm, heightMm, resolution }: LabelShape,
  symbol: CodeSymbol,
  { code, texts, letters }: Written,
): LaidOut {
  const size = typeSize(heightMm)
  const block = texts.length * pitchOf(size)
  const modules = symbol.quiet.left + symbol.wide + symbol.quiet.right
  const [roomW, roomH] = [widthMm - 2 * EDGE, heightMm - 2 * EDGE - block]
  const mm = Math.min(roomW, (roomH / HEIGHT.all) * modules)
  const m = moduleWidth(modules, { mm, resolution, ...MODULE })
  if (m === null) {
    const least = leastModule(resolution, MODULE.least)
    const need = [modules * least + 2 * EDGE, HEIGHT.all * least + 2 * EDGE + block]
    return {
      ok: false,
      message: `At ${resolution} dpi an EAN-13 with this text needs a label of ${need.map(atLeast).join(' × ')} mm.`,
    }
  }
  const x = (widthMm - modules * m) / 2 + symbol.quiet.left * m
  const y = EDGE + block + (roomH - HEIGHT.all * m) / 2
  const baseline = y + (HEIGHT.bars + DIGITS.below + DIGITS.size * CAP_HEIGHT) * m
  const digit = (text: string, at: number): LabelItem => ({
    kind: 'text',
    text,
    x: x + at * m,
    y: baseline,
    sizeMm: DIGITS.size * m,
    align: 'centre',
  })
  const set = setLines(texts, { x: widthMm / 2, top: EDGE, width: roomW, size, align: 'centre' }, letters)
  if (!set.ok) return set
  const digits = [
    digit(code.text.slice(0, 1), -7),
    digit(code.text.slice(1, 7), 24),
    digit(code.text.slice(7), 71),
  ]
  const bars: LabelItem = { kind: 'code', symbol, x, y, moduleMm: m, barMm: HEIGHT.guards * m }
  return { ok: true, label: { widthMm, heightMm, items: [bars, ...digits, ...set.items] } }
}

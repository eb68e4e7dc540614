import type { CodeSymbol } from '../../../decal/labels/code-symbol.ts'
import type { LabelItem } from '../../../decal/labels/label-drawing.ts'
import { LABEL_CAP_HEIGHT, type LabelTypesetter } from '../../../decal/labels/label-letters.ts'
import { type EanSize, fitEan, SMALLEST_EAN_LABEL } from '../../../domain/labels/ean-size.ts'
import { LABEL_MARGIN_MM, type LabelSize } from '../../../domain/labels/label-sheet.ts'
import type { LabelLayoutFault } from '../../../domain/labels/label-sheet-faults.ts'
import type { LabelCode } from '../../../domain/labels/symbologies.ts'
import {
  type LabelShape,
  type LabelLayoutResult,
  computeLinePitch,
  typesetLines,
  computeTypeSize,
} from './label-lines.ts'

/** The heights of an EAN-13's guard bars and of its other bars, in modules. A module is the width of the narrowest bar. */
const HEIGHT = { guards: 24.5 / 0.33, bars: 22.85 / 0.33 } as const
const DIGITS = { size: 10, below: 0.8 } as const

type EanLabel = { code: LabelCode; texts: readonly string[]; letters: LabelTypesetter }

/** Lays out an EAN-13 as its standard requires, with the digits below the bars. The text of the label is above the bars. */
export function layOutEan(
  { widthMm, heightMm, resolution }: LabelShape,
  symbol: CodeSymbol,
  { code, texts, letters }: EanLabel,
): LabelLayoutResult {
  const size = computeTypeSize(heightMm)
  const block = texts.length * computeLinePitch(size)
  const room = { widthMm: widthMm - 2 * LABEL_MARGIN_MM, heightMm: heightMm - 2 * LABEL_MARGIN_MM - block }
  const ean = fitEan(room, resolution)
  if (ean === null) return { ok: false, fault: findMissingSpace({ widthMm, heightMm }, texts.length) }
  const { moduleMm, scaleMm } = ean
  const white = symbol.quiet.left - symbol.quiet.right
  const x = (widthMm - symbol.wide * moduleMm + white * scaleMm) / 2
  const y = LABEL_MARGIN_MM + block + (room.heightMm - ean.heightMm) / 2
  const place = { x: widthMm / 2, top: LABEL_MARGIN_MM, width: room.widthMm, size, align: 'centre' } as const
  const set = typesetLines(texts, place, letters)
  if (!set.ok) return set
  const bars: LabelItem = { kind: 'code', symbol, x, y, moduleMm, barMm: HEIGHT.guards * scaleMm }
  const items = [bars, ...digitsOf(code.text, { x, y }, ean), ...set.items]
  return { ok: true, label: { widthMm, heightMm, items } }
}

function digitsOf(
  text: string,
  { x, y }: { x: number; y: number },
  { moduleMm, scaleMm }: EanSize,
): LabelItem[] {
  const sizeMm = DIGITS.size * moduleMm
  const baseline = y + (HEIGHT.bars + DIGITS.below) * scaleMm + sizeMm * LABEL_CAP_HEIGHT
  const digit = (part: string, at: number): LabelItem => ({
    kind: 'text',
    text: part,
    x: x + at * moduleMm,
    y: baseline,
    sizeMm,
    align: 'centre',
  })
  return [digit(text.slice(0, 1), -7), digit(text.slice(1, 7), 24), digit(text.slice(7), 71)]
}

/**
 * Returns the size that a label needs for its code and text. Larger labels have larger type; the type size is computed from the height
 * `heightMm`.
 */
const neededAt = (heightMm: number, lines: number): LabelSize => ({
  widthMm: SMALLEST_EAN_LABEL.widthMm,
  heightMm: SMALLEST_EAN_LABEL.heightMm + lines * computeLinePitch(computeTypeSize(heightMm)),
})

/**
 * Finds the minimum height of a label, to a thousandth of a mm. It is approximated in steps, because a taller label has larger type, which
 * again needs more height.
 */
function leastHeight(lines: number): number {
  let height: number = SMALLEST_EAN_LABEL.heightMm
  let before = 0
  while (height - before > 0.001) {
    before = height
    height = neededAt(height, lines).heightMm
  }
  return height
}

/** Computes the size that a label needs, and whether this label would be large enough when turned by 90°. */
function findMissingSpace({ widthMm, heightMm }: LabelSize, lines: number): LabelLayoutFault {
  const turned = neededAt(widthMm, lines)
  const fitsRotated = turned.widthMm <= heightMm && turned.heightMm <= widthMm
  return {
    code: 'too-small-for-ean',
    lines,
    needed: { widthMm: SMALLEST_EAN_LABEL.widthMm, heightMm: leastHeight(lines) },
    rotated: fitsRotated ? { widthMm: heightMm, heightMm: widthMm } : null,
  }
}

import type { LabelSheetRequest } from '../../../contract/label-sheet.ts'
import type { LabelDrawing, LabelItem } from '../../../decal/labels/label-drawing.ts'
import { LABEL_CAP_HEIGHT, type LabelTypesetter } from '../../../decal/labels/label-letters.ts'
import type { LabelLayoutFault } from '../../../domain/labels/label-sheet-faults.ts'

export type LabelShape = Pick<LabelSheetRequest, 'symbology' | 'widthMm' | 'heightMm' | 'resolution'>
export type LabelLayoutResult = { ok: true; label: LabelDrawing } | { ok: false; fault: LabelLayoutFault }

/** The line height as a multiple of the type size. */
const LINE_PITCH = 1.25
/** The minimum and maximum type size in mm (5 pt and 12 pt). */
const TYPE_SIZE_MM = { least: 1.76, most: 4.2 } as const
export const MIN_TYPE_SIZE_MM: number = TYPE_SIZE_MM.least

/** Returns the size in mm of the type on a label of this height. */
export const computeTypeSize = (heightMm: number): number =>
  Math.min(TYPE_SIZE_MM.most, Math.max(TYPE_SIZE_MM.least, heightMm * 0.11))
export const computeLinePitch = (sizeMm: number): number => sizeMm * LINE_PITCH
/** Returns the type size that belongs to a line height. Both are in mm. */
export const computeSizeOfPitch = (mm: number): number => mm / LINE_PITCH

export type TextBlock = { x: number; top: number; width: number; size: number; align: 'left' | 'centre' }
type SetBlock = { ok: true; items: LabelItem[] } | { ok: false; fault: LabelLayoutFault }

/**
 * Sets lines of text below each other. A line that is too long gets smaller type. If the type would become illegible, the label is refused.
 */
export function typesetLines(
  texts: readonly string[],
  { x, top, width, size, align }: TextBlock,
  letters: LabelTypesetter,
): SetBlock {
  const items: LabelItem[] = []
  for (const [i, text] of texts.entries()) {
    if (text === '') continue
    const set = letters(text)
    if (set.missing.length > 0)
      return {
        ok: false,
        fault: { code: 'characters-not-in-typeface', characters: set.missing.join('') },
      }
    const sizeMm = Math.min(size, width / set.width)
    if (sizeMm < TYPE_SIZE_MM.least - 1e-9)
      return { ok: false, fault: { code: 'text-too-wide', text, widthMm: width } }
    const y = top + i * computeLinePitch(size) + (computeLinePitch(size) + size * LABEL_CAP_HEIGHT) / 2
    items.push({ kind: 'text', text, x, y, sizeMm, align })
  }
  return { ok: true, items }
}

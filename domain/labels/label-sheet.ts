/** Range of label sizes, in mm. */
export const LABEL_SIZE_LIMITS = { width: { min: 12, max: 190 }, height: { min: 8, max: 250 } } as const
/** The distance in mm that a label's content keeps from its edge, because the cut may be slightly off. */
export const LABEL_MARGIN_MM = 1.5
export const SHEET_KINDS = ['letter', 'roll'] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

/** The maximum number of labels in one file. It is lower for square codes, because drawing them takes ten times as long. */
export const MAX_LABELS = { linear: 5_000, square: 2_000 } as const
export const MAX_LIST_BYTES = 1_024 * 1_024
export const MAX_LABEL_LINES = 3

const LETTER_SHEET = { widthMm: 215.9, heightMm: 279.4 } as const
/** The margin in mm on which many office printers can't print. Only crop marks are placed there. */
const MARGIN_MM = 10
/** The space for the knife between two labels, in mm. */
const GAP_MM = 3

export type LabelSize = { widthMm: number; heightMm: number }
export type SheetGrid = {
  widthMm: number
  heightMm: number
  /** The top left corner of each label, row by row. */
  places: { x: number; y: number }[]
}

/** Computes where the labels are on a page. On a roll, each page is one label, with half of the space for the knife on each side. */
export function computeSheetGrid(kind: SheetKind, { widthMm, heightMm }: LabelSize): SheetGrid {
  if (kind === 'roll')
    return {
      widthMm: widthMm + GAP_MM,
      heightMm: heightMm + GAP_MM,
      places: [{ x: GAP_MM / 2, y: GAP_MM / 2 }],
    }
  const columns = fitting(LETTER_SHEET.widthMm, widthMm)
  const rows = fitting(LETTER_SHEET.heightMm, heightMm)
  const left = (LETTER_SHEET.widthMm - columns * (widthMm + GAP_MM) + GAP_MM) / 2
  const top = (LETTER_SHEET.heightMm - rows * (heightMm + GAP_MM) + GAP_MM) / 2
  const places = Array.from({ length: rows * columns }, (_, i) => ({
    x: left + (i % columns) * (widthMm + GAP_MM),
    y: top + Math.floor(i / columns) * (heightMm + GAP_MM),
  }))
  return { ...LETTER_SHEET, places }
}

const fitting = (page: number, label: number): number =>
  Math.floor((page - 2 * MARGIN_MM + GAP_MM) / (label + GAP_MM))

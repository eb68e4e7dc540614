/** Range of label sizes, in mm. */
export const LABEL_SIZE_LIMITS = { width: { min: 12, max: 190 }, height: { min: 8, max: 250 } } as const
/** The distance in mm that a label's content keeps from its edge, because the cut may be slightly off. */
export const LABEL_EDGE = 1.5
export const SHEET_KINDS = {
  letter: { title: 'Letter sheets', note: '8.5 × 11 in' },
  roll: { title: 'Roll', note: 'for a roll printer' },
} as const
export type SheetKind = keyof typeof SHEET_KINDS

/** The maximum number of labels in one file. It is lower for square codes, because drawing them takes ten times as long. */
export const MAX_LABELS = { linear: 5_000, square: 2_000 } as const
export const MAX_LIST_BYTES = 1_024 * 1_024
export const MAX_LABEL_LINES = 3

const LETTER = { widthMm: 215.9, heightMm: 279.4 } as const
/** The margin in mm on which many office printers can't print. Only crop marks are placed there. */
const MARGIN = 10
/** The space for the knife between two labels, in mm. */
const GAP = 3

export type LabelSize = { widthMm: number; heightMm: number }
export type SheetGrid = {
  widthMm: number
  heightMm: number
  /** The top left corner of each label, row by row. */
  places: { x: number; y: number }[]
}

/** Computes where the labels are on a page. On a roll, each page is one label, with half of the knife's space on each side. */
export function computeSheetGrid(kind: SheetKind, { widthMm, heightMm }: LabelSize): SheetGrid {
  if (kind === 'roll')
    return { widthMm: widthMm + GAP, heightMm: heightMm + GAP, places: [{ x: GAP / 2, y: GAP / 2 }] }
  const columns = fitting(LETTER.widthMm, widthMm)
  const rows = fitting(LETTER.heightMm, heightMm)
  const left = (LETTER.widthMm - columns * (widthMm + GAP) + GAP) / 2
  const top = (LETTER.heightMm - rows * (heightMm + GAP) + GAP) / 2
  const places = Array.from({ length: rows * columns }, (_, i) => ({
    x: left + (i % columns) * (widthMm + GAP),
    y: top + Math.floor(i / columns) * (heightMm + GAP),
  }))
  return { ...LETTER, places }
}

const fitting = (page: number, label: number): number => Math.floor((page - 2 * MARGIN + GAP) / (label + GAP))

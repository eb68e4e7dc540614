import type { Box, CodeSymbol } from './code-symbol.ts'

/** The items of a label, in mm from its upper left corner, y downwards. */
export type LabelItem =
  /** The upper left corner of the ink; `barMm` is the height of a linear code's bars. */
  | { kind: 'code'; symbol: CodeSymbol; x: number; y: number; moduleMm: number; barMm: number }
  | LabelText
  | { kind: 'ink'; box: Box }

/** The place is on the baseline; `sizeMm` is the type's size, as points are. */
export type LabelText = {
  kind: 'text'
  text: string
  x: number
  y: number
  sizeMm: number
  align: 'left' | 'centre' | 'right'
}

export type LabelDrawing = {
  widthMm: number
  heightMm: number
  items: readonly LabelItem[]
  /** On a template: boxes that show what goes where; not printed. */
  guides?: readonly { box: Box; text: string }[]
}

/** How far a code reaches in mm, its quiet zones not counted. */
export function codeBox({ symbol, x, y, moduleMm, barMm }: Extract<LabelItem, { kind: 'code' }>): Box {
  return {
    x,
    y,
    width: symbol.wide * moduleMm,
    height: symbol.linear ? barMm : symbol.high * moduleMm,
  }
}

/** The radius of a label's cut corners, in mm. */
export const cornerOf = ({ widthMm, heightMm }: Pick<LabelDrawing, 'widthMm' | 'heightMm'>): number =>
  Math.min(1.5, widthMm / 8, heightMm / 8)

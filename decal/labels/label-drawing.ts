import type { CodeBox, CodeSymbol } from './code-symbol.ts'

/** The items of a label, in mm from the label's upper left corner, y downwards. */
export type LabelItem =
  /** `x` and `y` are the upper left corner of the ink. `barMm` is the height of a linear code's bars. */
  | { kind: 'code'; symbol: CodeSymbol; x: number; y: number; moduleMm: number; barMm: number }
  | LabelText
  | { kind: 'ink'; box: CodeBox }

/** `x` and `y` are the start of the text on its baseline. `sizeMm` is the type size in mm. */
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
  /** Boxes that show where a template's contents go. They are displayed but not printed. */
  guides?: readonly { box: CodeBox; text: string }[]
}

/** Returns the bounding box of a code in mm, without its quiet zones. */
export function measureCodeBox({
  symbol,
  x,
  y,
  moduleMm,
  barMm,
}: Extract<LabelItem, { kind: 'code' }>): CodeBox {
  return {
    x,
    y,
    width: symbol.wide * moduleMm,
    height: symbol.linear ? barMm : symbol.high * moduleMm,
  }
}

/** Returns the radius of the rounded corners to which a label is cut, in mm. */
export const getCornerRadius = ({ widthMm, heightMm }: Pick<LabelDrawing, 'widthMm' | 'heightMm'>): number =>
  Math.min(1.5, widthMm / 8, heightMm / 8)

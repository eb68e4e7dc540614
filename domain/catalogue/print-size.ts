/** A printed size in millimetres. If only the longest side is known, `widthMm` is the length of this side, and `heightMm` is null. */
export type PrintSize = { widthMm: number; heightMm: number | null }

/** The length in millimetres of each unit that catalogues use for sizes. */
const MM_PER_UNIT = { in: 25.4, '"': 25.4, '”': 25.4, ft: 304.8, cm: 10, mm: 1, m: 1000 } as const

const NUMBER = String.raw`(\d{1,4}(?:\.\d{1,3})?)`
const UNIT = String.raw`\s*(in|ft|cm|mm|m|"|”)(?![a-z])`
const AREA = new RegExp(String.raw`${NUMBER}(?:${UNIT})?\s*[x×]\s*${NUMBER}${UNIT}`, 'i')
const SIDE = new RegExp(String.raw`${NUMBER}${UNIT}`, 'i')

/**
 * Parses the first size in a text as catalogues write it: '10 in', '12 x 36 in', '2 in x 12 ft, pair', '3 in (75 mm)', '5 in across'. Two
 * numbers are the width and the height. A single number is the longest side. Null if there is no size, or if the size is impossible to
 * print (0, or more than 60 m).
 */
export function parsePrintSize(text: string): PrintSize | null {
  const searched = text.slice(0, 200)
  const [, width, widthUnit, height, unit] = AREA.exec(searched) ?? []
  if (width && height && unit) {
    return checked({ widthMm: inMm(width, widthUnit ?? unit), heightMm: inMm(height, unit) })
  }
  const [, side, sideUnit] = SIDE.exec(searched) ?? []
  return side && sideUnit ? checked({ widthMm: inMm(side, sideUnit), heightMm: null }) : null
}

/**
 * Returns the printed size in mm of a picture with the aspect ratio `aspect` (width / height). If only the longest side is known, it
 * becomes the picture's longer side. If both sides are known, the picture is scaled to fit into them. If the picture is upright and the
 * size isn't, or the other way round, the two sides are swapped first.
 */
export function fitPrintSize(size: PrintSize, aspect: number): { widthMm: number; heightMm: number } {
  const { widthMm, heightMm } = size
  if (heightMm === null) {
    return aspect >= 1
      ? { widthMm, heightMm: widthMm / aspect }
      : { widthMm: widthMm * aspect, heightMm: widthMm }
  }
  const long = Math.max(widthMm, heightMm)
  const short = Math.min(widthMm, heightMm)
  const [width, height] = aspect >= 1 ? [long, short] : [short, long]
  const fitted = Math.min(width, height * aspect)
  return { widthMm: fitted, heightMm: fitted / aspect }
}

function inMm(figure: string, unit: string): number {
  const found = Object.entries(MM_PER_UNIT).find(([name]) => name === unit.toLowerCase())
  return Math.round(Number(figure) * (found?.[1] ?? 0) * 10) / 10
}

const MAX_SIDE_MM = 60_000
const isSide = (mm: number | null) => mm === null || (mm > 0 && mm <= MAX_SIDE_MM)

function checked(size: PrintSize): PrintSize | null {
  return isSide(size.widthMm) && isSide(size.heightMm) ? size : null
}

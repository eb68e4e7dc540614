// @chunk page-parts
const NO_BREAK_SPACE = '\u00a0'

/** Numbers with a unit, ranges and dimensions: "10 °C", "4 to 6 in", "8 × 3 in". */
const MEASURES = [
  [/(\d) (?=(?:µm|mm|cm|m|km|in|ft|h|N|kg|°[CF])(?![\p{L}\d]))/gu, `$1${NO_BREAK_SPACE}`],
  [/(\d) × (?=\d)/g, `$1${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`],
  [/(\d) to (?=\d)/g, `$1${NO_BREAK_SPACE}to${NO_BREAK_SPACE}`],
] as const

/** Puts no-break spaces into the measures of a text, so that no line ends between a number and its unit. */
export const keepMeasuresTogether = (text: string): string =>
  MEASURES.reduce((joined, [pattern, replacement]) => joined.replaceAll(pattern, replacement), text)

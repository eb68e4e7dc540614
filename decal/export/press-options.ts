/** How a decal is written for a press and a cutter. */
export type PressOptions = {
  title?: string | undefined
  /** The cutter's name for its line; by default CutContour, or PerfCutContour for a cut through the liner. */
  spotName?: string | undefined
  /** Registration marks in a band around the decal, for cutters that find the print by camera. */
  marks?: boolean | undefined
  /** White ink below the print, for clear and dark film. */
  white?: { chokeMm: number } | undefined
}

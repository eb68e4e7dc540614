/** Options for writing a decal's file for a press and a cutter. */
export type PressOptions = {
  title?: string | undefined
  /** The name that the cutter expects for its cut line; by default CutContour, or PerfCutContour for a cut through the liner. */
  spotName?: string | undefined
  /** Registration marks in a band around the decal, for cutters that find the print by camera. */
  marks?: boolean | undefined
  /**
   * Adds white ink below the print, for clear and dark film. `chokeMm` is the distance that the white ink stays inside the print's edge.
   */
  white?: { chokeMm: number } | undefined
}

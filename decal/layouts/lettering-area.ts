import type { Colour } from '../colour.ts'

/** The space for lettering in a handwritten typeface: its centre, top and width, and the maximum cap height of the main line, in mm. */
export type LetteringArea = {
  cx: number
  top: number
  width: number
  cap: number
  /** The colour behind the lettering. */
  ground: Colour
  /** Candidate colours for the main line and for the other lines. */
  colours?: readonly Colour[]
  second?: readonly Colour[]
}

import type { Colour } from '../colour.ts'

/** The room for lines of writing: its middle, its top, its width and the greatest cap height of the main line, in mm. */
export type WritingRoom = {
  cx: number
  top: number
  width: number
  cap: number
  /** The colour behind. */
  ground: Colour
  /** Candidate colours for the main line and for the others. */
  colours?: readonly Colour[]
  second?: readonly Colour[]
}

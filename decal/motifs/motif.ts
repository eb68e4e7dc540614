import type { Colour } from '../colour.ts'
import type { Shape } from '../geometry/shape.ts'

/** A lighter or darker tone of the design's colour, for the side in the light or the side in the shade. */
export type Tone = 'light' | 'shade'

/** One part of a motif. A null colour stands for the design's colour, in the given tone. */
export type MotifPart = { colour: Colour | null; tone?: Tone; shape: Shape }

/** A picture from an icon set. Coordinates are in the set's own unit (see `size`). */
export type Motif = {
  set: string
  name: string
  size: number
  parts: MotifPart[]
  /** The motifs of a composite, from back to front, in the composite's unit. Each gets its own colour and outline. */
  pieces?: readonly Motif[]
  /** Whether the motif is drawn in one flat colour without ink lines, such as a paw that is placed over the thing it holds. */
  isPlain?: boolean
}

/** Finds a motif by its icon set and name, "set:name"; null if the icon set doesn't have the motif. */
export type MotifFinder = (reference: string) => Motif | null

/** An icon set in Iconify's format, with the fields used here. */
export type IconSet = {
  width?: number | undefined
  height?: number | undefined
  icons: Record<string, { body: string; width?: number | undefined; height?: number | undefined }>
  aliases?: Record<string, { parent: string }> | undefined
}

import type { Colour } from '../colour.ts'
import type { Shape } from '../geometry/shape.ts'

/** One part of a motif. A colour of null stands for the design's colour. */
export type MotifPart = { colour: Colour | null; shape: Shape }

/** A picture from an icon set, in the unit of the set (see `size`). */
export type Motif = {
  set: string
  name: string
  size: number
  parts: MotifPart[]
  /** The motifs that a composite is made of, from back to front, in its own unit. Each gets its own colour and outline. */
  pieces?: readonly Motif[]
  /** Whether it has no lines of its own, like the paw of a drawn animal. */
  isPlain?: boolean
}

/** Finds a motif by "set:name"; null if the set doesn't have it. */
export type MotifFinder = (reference: string) => Motif | null

/** An icon set in Iconify's format, with the fields used here. */
export type IconSet = {
  width?: number | undefined
  height?: number | undefined
  icons: Record<string, { body: string; width?: number | undefined; height?: number | undefined }>
  aliases?: Record<string, { parent: string }> | undefined
}

import type { Colour } from '../colour.ts'
import type { Shape } from '../geometry/shape.ts'

/** A lighter or darker tone of the design's colour, for the side in the light or in the shade. */
export type Tone = 'light' | 'shade'

/** One part of a motif; null means the design's colour, in its tone if it has one. */
export type MotifPart = { colour: Colour | null; tone?: Tone; shape: Shape }

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

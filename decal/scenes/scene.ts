import type { Palette } from '../palettes.ts'

/**
 * The decal's position: its centre, the space that it may fill, its rotation in degrees, and its foreshortening (1 means seen from the
 * front). `printed` is set if the decal is printed on the object itself, so that it has no thickness and casts no shadow.
 */
type Slot = {
  cx: number
  cy: number
  width: number
  height: number
  turn?: number
  flat?: number
  printed?: boolean
}

/** The visible part of the square. Close-ups don't show all of it. */
type View = { left: number; top: number; side: number }

/** A place where a decal is used, with its background and foreground as SVG in a 1000 × 1000 square. */
export type Scene = (palette: Palette) => { back: string; front?: string; slot: Slot; view?: View }

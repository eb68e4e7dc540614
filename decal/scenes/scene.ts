import type { Palette } from '../palettes.ts'

/**
 * Where the decal is put: the middle, the room it may take, its turn in degrees, and how much it is pressed flat by
 * perspective (1 = seen straight on). `printed` decals have no thickness and cast no shadow.
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

/** The part of the square that is shown, for scenes seen from nearer. */
type View = { left: number; top: number; side: number }

/** A place where a decal is used: what is behind it, what is before it. SVG in a 1000 × 1000 square. */
export type Scene = (palette: Palette) => { back: string; front?: string; slot: Slot; view?: View }

import type { Colour } from './colour.ts'
import type { Palette } from './palettes.ts'
import type { Shape } from './geometry/shape.ts'

/** The purposes of a decal's layers, in painting order from back to front. Checks and exports depend on a layer's purpose. */
export const layerRoles = [
  'backing',
  'frame',
  'scenery',
  'motif',
  'code',
  'textfx',
  'text',
  'shade',
  'texture',
] as const
export type LayerRole = (typeof layerRoles)[number]

/**
 * One flat, opaque area of a decal, in mm. If `isInside` is set, the area lies within the layers below it, so it doesn't affect the decal's
 * outline.
 */
export type Layer = { role: LayerRole; fill: Colour; shape: Shape; isInside?: true }

/** A drawn decal: the painted layers from back to front, and the outline that the knife follows. All in mm. */
export type Drawing = { layers: Layer[]; contour: Shape; border: Colour; palette: Palette }

export function makeLayer(role: LayerRole, fill: Colour, shape: Shape): Layer {
  return { role, fill, shape }
}

export const makeInsideLayer = (role: LayerRole, fill: Colour, shape: Shape): Layer => ({
  ...makeLayer(role, fill, shape),
  isInside: true,
})

/** Sorts layers from back to front by role. Layers with the same role keep their order. */
export function sortForPainting(layers: readonly Layer[]): Layer[] {
  return layers.toSorted((a, b) => layerRoles.indexOf(a.role) - layerRoles.indexOf(b.role))
}

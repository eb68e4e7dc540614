import {
  FLOOR_LAYERS,
  type FloorLayer,
  type FloorLayout,
  FOOT_MM,
} from '../../../../domain/floor-layouts/floor-layout.ts'

/** Formats a length in feet and in metres, as on a plan: "100 ft / 30.48 m". */
export const formatFeetAndMetres = (mm: number): string =>
  `${Math.round(mm / FOOT_MM)} ft / ${(mm / 1_000).toFixed(2)} m`

const isLayer = (name: string): name is FloorLayer => name in FLOOR_LAYERS

/** Lists the layers that contain at least one part of this floor, in drawing order. */
export const listFloorLayers = ({ parts }: FloorLayout): FloorLayer[] =>
  Object.keys(FLOOR_LAYERS)
    .filter(isLayer)
    .filter((layer) => parts.some((part) => 'layer' in part && part.layer === layer))

const SCALES = [50, 100, 125, 150, 200, 250, 300, 400, 500] as const

/**
 * Returns the largest standard drawing scale at which the floor fits into the space for its plan, such as 150 for 1:150. Sizes are in mm.
 */
export function chooseScale(
  { widthMm, depthMm }: FloorLayout,
  room: { width: number; height: number },
): number {
  const needed = Math.max(widthMm / room.width, depthMm / room.height)
  const scale = SCALES.find((one) => one >= needed)
  if (scale === undefined) throw new RangeError('A floor this large does not fit a sheet')
  return scale
}

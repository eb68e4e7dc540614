import type { Colour } from '../colour.ts'

/**
 * A colour stop of a gradient. In every scene, light comes from the upper left. A gradient's id only has to be unique within its scene,
 * because a picture contains a single scene.
 */
type Stop = readonly [offset: number, colour: Colour, opacity?: number]

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('')

/** Defines a gradient between two points of a shape's box, given as fractions of it; by default, from top to bottom. */
export function defineGradient(
  id: string,
  stops: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`
}

/** Defines a glow from the middle of a shape's box. */
export const defineGlow = (id: string, stops: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`

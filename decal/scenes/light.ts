import type { Colour } from '../colour.ts'

/** Light falls from the upper left in every scene. Each gradient has an id of its own, as a scene is drawn once in a picture. */
type Stop = readonly [offset: number, colour: Colour, opacity?: number]

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('')

/** A gradient from one corner of a shape's box to another, in shares of the box; straight down if left out. */
export function gradient(
  id: string,
  stops: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`
}

/** A glow from the middle of a shape's box. */
export const glow = (id: string, stops: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`

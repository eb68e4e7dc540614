import { hatchRect } from './floor-film.ts'
import { DOUBLE_RACK, fixture, type Ground, LANE_MM, sign, words } from './floor-ground.ts'
import type { FloorPart } from './floor-layout.ts'

/** Adds the fire exits in the east and north walls, with the floor in front of them kept clear. */
export function fireExits({ width, depth, southLane, northLane, eastExits }: Ground): FloorPart[] {
  const east = [southLane, northLane].slice(-eastExits).map(({ y }) => y + LANE_MM / 2)
  const north = width / 2
  return [
    ...east.flatMap((y) => [
      fixture('DOORS', { x: width - 150, y: y - 500, width: 150, depth: 1_000 }),
      ...hatchRect('FIRE-EXITS', { x: width - 1_700, y: y - 750, width: 1_500, depth: 1_500 }),
      sign('E001', width - 2_100, y),
      words('FIRE EXIT', width - 1_400, y + 1_050),
    ]),
    fixture('DOORS', { x: north - 500, y: depth - 150, width: 1_000, depth: 150 }),
    ...hatchRect('FIRE-EXITS', { x: north - 750, y: depth - 1_700, width: 1_500, depth: 1_500 }),
    sign('E001', north - 1_150, depth - 900),
    words('FIRE EXIT', north + 1_560, depth - 900),
  ]
}

/** The depth in mm of the floor to keep clear in front of an electrical panel. */
const PANEL_CLEAR = 1_000

/** Marks the floor in front of the panels and below the extinguishers along the north wall as keep clear. */
export function keepClearAreas({ rows, panels, extinguishers, width, depth }: Ground): FloorPart[] {
  const panelsAt = Array.from({ length: panels }, (_, at) => (width * (at + 0.5)) / (panels + 0.6) + 1_500)
  const taken = [width / 2, ...panelsAt]
  const hung = rows
    .filter((_, at) => (at + 1) % extinguishers === 0)
    .map((x) => x + DOUBLE_RACK / 2)
    .filter((x) => taken.every((other) => Math.abs(x - other) > 3_200))
  return [
    ...panelsAt.flatMap((x) => [
      ...hatchRect('KEEP-CLEAR', {
        x: x - 900,
        y: depth - 100 - PANEL_CLEAR,
        width: 1_800,
        depth: PANEL_CLEAR,
      }),
      sign('W012', x - 1_300, depth - 600),
      words('KEEP CLEAR', x, depth - 1_450),
    ]),
    ...hung.flatMap((x) => [
      ...hatchRect('KEEP-CLEAR', { x: x - 500, y: depth - 1_100, width: 1_000, depth: 1_000 }),
      sign('F001', x + 800, depth - 600),
      sign('P023', x - 800, depth - 600),
    ]),
  ]
}

import { makeHatching } from './floor-film.ts'
import {
  DOUBLE_RACK_MM,
  makeFloorFixture,
  type MeasuredFloorPlan,
  LANE_WIDTH_MM,
  makePictogram,
  makeFloorText,
} from './floor-plan.ts'
import type { FloorPart } from './floor-layout.ts'

/** Adds the fire exits in the east and north walls, and the "keep clear" areas in front of them. */
export function placeFireExits({
  width,
  depth,
  southLane,
  northLane,
  eastExits,
}: MeasuredFloorPlan): FloorPart[] {
  const east = [southLane, northLane].slice(-eastExits).map(({ y }) => y + LANE_WIDTH_MM / 2)
  const north = width / 2
  return [
    ...east.flatMap((y) => [
      makeFloorFixture('DOORS', { x: width - 150, y: y - 500, width: 150, depth: 1_000 }),
      ...makeHatching('FIRE-EXITS', { x: width - 1_700, y: y - 750, width: 1_500, depth: 1_500 }),
      makePictogram('E001', width - 2_100, y),
      makeFloorText({ code: 'fire-exit' }, width - 1_400, y + 1_050),
    ]),
    makeFloorFixture('DOORS', { x: north - 500, y: depth - 150, width: 1_000, depth: 150 }),
    ...makeHatching('FIRE-EXITS', { x: north - 750, y: depth - 1_700, width: 1_500, depth: 1_500 }),
    makePictogram('E001', north - 1_150, depth - 900),
    makeFloorText({ code: 'fire-exit' }, north + 1_560, depth - 900),
  ]
}

/** How far the floor in front of an electrical panel must be kept clear, in mm. */
const PANEL_CLEAR = 1_000

/** Adds "keep clear" areas along the north wall, in front of electrical panels and below fire extinguishers. */
export function placeKeepClearAreas({
  rows,
  panels,
  extinguishers,
  width,
  depth,
}: MeasuredFloorPlan): FloorPart[] {
  const panelsAt = Array.from({ length: panels }, (_, at) => (width * (at + 0.5)) / (panels + 0.6) + 1_500)
  const taken = [width / 2, ...panelsAt]
  const hung = rows
    .filter((_, at) => (at + 1) % extinguishers === 0)
    .map((x) => x + DOUBLE_RACK_MM / 2)
    .filter((x) => taken.every((other) => Math.abs(x - other) > 3_200))
  return [
    ...panelsAt.flatMap((x) => [
      ...makeHatching('KEEP-CLEAR', {
        x: x - 900,
        y: depth - 100 - PANEL_CLEAR,
        width: 1_800,
        depth: PANEL_CLEAR,
      }),
      makePictogram('W012', x - 1_300, depth - 600),
      makeFloorText({ code: 'keep-clear' }, x, depth - 1_450),
    ]),
    ...hung.flatMap((x) => [
      ...makeHatching('KEEP-CLEAR', { x: x - 500, y: depth - 1_100, width: 1_000, depth: 1_000 }),
      makePictogram('F001', x + 800, depth - 600),
      makePictogram('P023', x - 800, depth - 600),
    ]),
  ]
}

import { makeFilmStrip, makeZebraCrossing } from './floor-film.ts'
import {
  AISLE_WIDTH_MM,
  RACK_CLEARANCE_MM,
  CROSS_WALK_WIDTH_MM,
  DOUBLE_RACK_MM,
  type MeasuredFloorPlan,
  LANE_WIDTH_MM,
  FLOOR_MARGIN_MM,
  makePictogram,
  WALKWAY_WIDTH_MM,
  makeFloorText,
} from './floor-plan.ts'
import type { FloorPart } from './floor-layout.ts'

/** Adds the walkway along the west wall, with a zebra crossing at each forklift lane. */
export function placeWalkways({ southLane, northLane, depth }: MeasuredFloorPlan): FloorPart[] {
  const crossed = [southLane, northLane].map(({ y }) => y)
  const starts = [1_200, ...crossed.map((y) => y + LANE_WIDTH_MM)]
  const ends = [...crossed, depth - 1_000]
  return [
    ...starts.flatMap((from, at) => {
      const to = ends[at] ?? from
      return [
        ...[FLOOR_MARGIN_MM, FLOOR_MARGIN_MM + WALKWAY_WIDTH_MM].map((x) =>
          makeFilmStrip('WALKWAYS', { x, y: from }, { x, y: to }),
        ),
        makePictogram('M024', FLOOR_MARGIN_MM + WALKWAY_WIDTH_MM / 2, Math.max((from + to) / 2, from + 900)),
      ]
    }),
    ...crossed.flatMap((y) => [
      ...makeZebraCrossing({ x: FLOOR_MARGIN_MM, y, width: WALKWAY_WIDTH_MM, depth: LANE_WIDTH_MM }, 'y'),
      makeFloorText({ code: 'stop' }, FLOOR_MARGIN_MM + WALKWAY_WIDTH_MM / 2, y - 300),
      makeFloorText({ code: 'look' }, FLOOR_MARGIN_MM + WALKWAY_WIDTH_MM / 2, y + LANE_WIDTH_MM + 300),
    ]),
    makePictogram('M015', FLOOR_MARGIN_MM + WALKWAY_WIDTH_MM / 2, southLane.y + LANE_WIDTH_MM + 2_000),
    makePictogram('M014', FLOOR_MARGIN_MM + WALKWAY_WIDTH_MM / 2, 1_800),
  ]
}

/** Adds the walkways across the rows of racks, with a zebra crossing at each aisle. */
export function placeCrossWalks({ blocks, rows, southLane }: MeasuredFloorPlan): FloorPart[] {
  return blocks.slice(1).flatMap(({ y }) => {
    const bottom = y - CROSS_WALK_WIDTH_MM + 400
    const way = CROSS_WALK_WIDTH_MM - 800
    const aisles = [
      { x: southLane.x, width: AISLE_WIDTH_MM - RACK_CLEARANCE_MM },
      ...rows.map((x) => ({
        x: x + DOUBLE_RACK_MM + RACK_CLEARANCE_MM,
        width: AISLE_WIDTH_MM - 2 * RACK_CLEARANCE_MM,
      })),
    ]
    const walked = rows.flatMap((x) =>
      [bottom, bottom + way].map((edge) =>
        makeFilmStrip(
          'WALKWAYS',
          { x: x - RACK_CLEARANCE_MM, y: edge },
          { x: x + DOUBLE_RACK_MM + RACK_CLEARANCE_MM, y: edge },
        ),
      ),
    )
    return [
      ...walked,
      ...rows.map((x) => makePictogram('M024', x + DOUBLE_RACK_MM / 2, bottom + way / 2)),
      ...aisles.flatMap(({ x, width }) => [
        ...makeZebraCrossing({ x, y: bottom, width, depth: way }, 'x'),
        makePictogram('W014', x + width / 2, bottom - 700),
        makeFloorText({ code: 'stop' }, x + width / 2, bottom + way + 500),
      ]),
    ]
  })
}

import { filmStrip, zebraCrossing } from './floor-film.ts'
import {
  AISLE_MM,
  CLEARANCE,
  CROSS_WALK_MM,
  DOUBLE_RACK,
  type Ground,
  LANE_MM,
  MARGIN,
  sign,
  WALKWAY_MM,
  words,
} from './floor-ground.ts'
import type { FloorPart } from './floor-layout.ts'

/** Adds the walkway along the west wall, with a crossing wherever forklifts may come out. */
export function walkways({ southLane, northLane, depth }: Ground): FloorPart[] {
  const crossed = [southLane, northLane].map(({ y }) => y)
  const starts = [1_200, ...crossed.map((y) => y + LANE_MM)]
  const ends = [...crossed, depth - 1_000]
  return [
    ...starts.flatMap((from, at) => {
      const to = ends[at] ?? from
      return [
        ...[MARGIN, MARGIN + WALKWAY_MM].map((x) => filmStrip('WALKWAYS', { x, y: from }, { x, y: to })),
        sign('M024', MARGIN + WALKWAY_MM / 2, Math.max((from + to) / 2, from + 900)),
      ]
    }),
    ...crossed.flatMap((y) => [
      ...zebraCrossing({ x: MARGIN, y, width: WALKWAY_MM, depth: LANE_MM }, 'y'),
      words('STOP', MARGIN + WALKWAY_MM / 2, y - 300),
      words('LOOK', MARGIN + WALKWAY_MM / 2, y + LANE_MM + 300),
    ]),
    sign('M015', MARGIN + WALKWAY_MM / 2, southLane.y + LANE_MM + 2_000),
    sign('M014', MARGIN + WALKWAY_MM / 2, 1_800),
  ]
}

/** Adds the walkways through the racks, with a zebra crossing over each aisle. */
export function crossWalks({ blocks, rows, southLane }: Ground): FloorPart[] {
  return blocks.slice(1).flatMap(({ y }) => {
    const bottom = y - CROSS_WALK_MM + 400
    const way = CROSS_WALK_MM - 800
    const aisles = [
      { x: southLane.x, width: AISLE_MM - CLEARANCE },
      ...rows.map((x) => ({ x: x + DOUBLE_RACK + CLEARANCE, width: AISLE_MM - 2 * CLEARANCE })),
    ]
    const walked = rows.flatMap((x) =>
      [bottom, bottom + way].map((edge) =>
        filmStrip('WALKWAYS', { x: x - CLEARANCE, y: edge }, { x: x + DOUBLE_RACK + CLEARANCE, y: edge }),
      ),
    )
    return [
      ...walked,
      ...rows.map((x) => sign('M024', x + DOUBLE_RACK / 2, bottom + way / 2)),
      ...aisles.flatMap(({ x, width }) => [
        ...zebraCrossing({ x, y: bottom, width, depth: way }, 'x'),
        sign('W014', x + width / 2, bottom - 700),
        words('STOP', x + width / 2, bottom + way + 500),
      ]),
    ]
  })
}

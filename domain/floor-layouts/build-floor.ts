import { fireExits, keepClearAreas } from './floor-clear.ts'
import { filmBorder, filmStrip } from './floor-film.ts'
import {
  AISLE_MM,
  CLEARANCE,
  DOUBLE_RACK,
  fixture,
  type FloorPlan,
  type Ground,
  LANE_MM,
  measureGround,
  sign,
  words,
} from './floor-ground.ts'
import type { FloorLayout, FloorPart } from './floor-layout.ts'
import { crossWalks, walkways } from './floor-walks.ts'

const DOOR = 2_700
const PALLET = 1_300
const ARROWS_EVERY = 12_000

/** Lays out a floor: racks, doors and all film, with larger parts before smaller ones. */
export function buildFloor(plan: FloorPlan): FloorLayout {
  const ground = measureGround(plan)
  const { width, depth, id, name } = ground
  return {
    id,
    name,
    areaSqFt: plan.widthFt * plan.depthFt,
    widthMm: width,
    depthMm: depth,
    parts: [
      fixture('WALLS', { x: 0, y: 0, width, depth }),
      ...docks(ground),
      ...racks(ground),
      ...benches(ground),
      ...lanes(ground),
      ...walkways(ground),
      ...crossWalks(ground),
      ...fireExits(ground),
      ...keepClearAreas(ground),
    ],
  }
}

/** Adds numbered dock doors, with pallet places in front of them that open onto the lane. */
function docks({ bays, southLane, doorPitch }: Ground): FloorPart[] {
  return bays.flatMap((bay, at) => {
    const { x, y, width, depth } = bay
    const places = Math.floor(depth / PALLET)
    const divided = Array.from({ length: places }, (_, place) => {
      const across = y + (place + 1) * PALLET
      return filmStrip('STAGING', { x, y: across }, { x: x + width, y: across }, 50)
    })
    const isLast = at === bays.length - 1
    const gap = isLast ? southLane.x + southLane.width - x - width : doorPitch - width
    return [
      fixture('DOCK-DOORS', { x: x + (width - DOOR) / 2, y: 0, width: DOOR, depth: 150 }),
      ...filmBorder('STAGING', bay, { film: 50, sides: ['left', 'right'] }),
      filmStrip('STAGING', { x: x + width / 2, y }, { x: x + width / 2, y: y + depth }, 50),
      ...divided,
      words(`DOCK ${at + 1}`, x + width / 2, y + depth + 250),
      filmStrip('FORKLIFT-LANES', { x: x + width, y: southLane.y }, { x: x + width + gap, y: southLane.y }),
    ]
  })
}

/** Adds the racks, with a line along each side. Each aisle gets its letter and an arrow. */
function racks({ rows, blocks, southLane }: Ground): FloorPart[] {
  const standing = rows.flatMap((x) =>
    blocks.flatMap(({ y, depth }) => [
      fixture('RACKS', { x, y, width: DOUBLE_RACK / 2 - 50, depth }),
      fixture('RACKS', { x: x + DOUBLE_RACK / 2 + 50, y, width: DOUBLE_RACK / 2 - 50, depth }),
      ...[x - CLEARANCE, x + DOUBLE_RACK + CLEARANCE].map((edge) =>
        filmStrip('STORAGE-AISLES', { x: edge, y }, { x: edge, y: y + depth }),
      ),
    ]),
  )
  const aisles = [southLane.x, ...rows.map((x) => x + DOUBLE_RACK)].flatMap((x, at) =>
    blocks.flatMap(({ y, depth }, block) => [
      words(`${String.fromCharCode(65 + at)}${block + 1}`, x + AISLE_MM / 2, y + 900),
      sign('arrow', x + AISLE_MM / 2, y + depth / 2, at % 2 === 0 ? 90 : 270),
    ]),
  )
  return [...standing, ...aisles]
}

/** Adds the packing benches, away from the racks. */
const benches = ({ width, southLane, benches: count }: Ground): FloorPart[] =>
  Array.from({ length: count }, (_, at) =>
    fixture('BENCHES', {
      x: width - 4_500,
      y: southLane.y + LANE_MM + 1_200 + at * 3_000,
      width: 2_400,
      depth: 900,
    }),
  )

/** Adds two lanes across the hall, with arrows and a word for drivers. Film marks their edges, except where aisles open. */
function lanes({ southLane, northLane, rows, bays, width }: Ground): FloorPart[] {
  const capped = (y: number) =>
    rows.map((x) =>
      filmStrip('FORKLIFT-LANES', { x: x - CLEARANCE, y }, { x: x + DOUBLE_RACK + CLEARANCE, y }),
    )
  const first = bays[0]?.x ?? southLane.x
  return [
    filmStrip('FORKLIFT-LANES', { x: southLane.x, y: southLane.y }, { x: first, y: southLane.y }),
    ...capped(southLane.y + LANE_MM),
    ...capped(northLane.y),
    filmStrip(
      'FORKLIFT-LANES',
      { x: northLane.x, y: northLane.y + LANE_MM },
      { x: northLane.x + northLane.width, y: northLane.y + LANE_MM },
    ),
    ...[southLane, northLane].flatMap((lane, at) => {
      const arrows = Math.max(1, Math.floor((width - lane.x) / ARROWS_EVERY))
      const middle = lane.y + LANE_MM / 2
      return [
        ...Array.from({ length: arrows }, (_, arrow) =>
          sign('arrow', lane.x + ((arrow + 0.5) * lane.width) / arrows, middle, at === 0 ? 0 : 180),
        ),
        words('FORKLIFTS', lane.x + 2_600, middle),
        sign('W014', lane.x + 900, middle),
        sign('P004', lane.x + 900, middle + 900),
      ]
    }),
  ]
}

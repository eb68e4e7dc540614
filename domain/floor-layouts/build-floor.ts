import { placeFireExits, placeKeepClearAreas } from './floor-clear.ts'
import { makeFilmBorder, makeFilmStrip } from './floor-film.ts'
import {
  AISLE_WIDTH_MM,
  RACK_CLEARANCE_MM,
  DOUBLE_RACK_MM,
  makeFloorFixture,
  type FloorPlan,
  type MeasuredFloorPlan,
  LANE_WIDTH_MM,
  measureFloorPlan,
  makePictogram,
  makeFloorText,
} from './floor-plan.ts'
import type { FloorLayout, FloorPart } from './floor-layout.ts'
import { placeCrossWalks, placeWalkways } from './floor-walkways.ts'

const DOOR_WIDTH_MM = 2_700
const PALLET_SPACING_MM = 1_300
const ARROW_SPACING_MM = 12_000

/** Lays out a floor with its racks, doors and film. Larger parts come first in the list, so that smaller parts are drawn on top of them. */
export function buildFloorLayout(plan: FloorPlan): FloorLayout {
  const ground = measureFloorPlan(plan)
  const { width, depth, id } = ground
  return {
    id,
    areaSqFt: plan.widthFt * plan.depthFt,
    widthMm: width,
    depthMm: depth,
    parts: [
      makeFloorFixture('WALLS', { x: 0, y: 0, width, depth }),
      ...docks(ground),
      ...racks(ground),
      ...benches(ground),
      ...lanes(ground),
      ...placeWalkways(ground),
      ...placeCrossWalks(ground),
      ...placeFireExits(ground),
      ...placeKeepClearAreas(ground),
    ],
  }
}

/** Adds numbered dock doors. In front of each door, it adds two columns of places for pallets. Each place ends with a line towards the lane. */
function docks({ bays, southLane, doorPitch }: MeasuredFloorPlan): FloorPart[] {
  return bays.flatMap((bay, at) => {
    const { x, y, width, depth } = bay
    const places = Math.floor(depth / PALLET_SPACING_MM)
    const divided = Array.from({ length: places }, (_, place) => {
      const across = y + (place + 1) * PALLET_SPACING_MM
      return makeFilmStrip('STAGING', { x, y: across }, { x: x + width, y: across }, 50)
    })
    const isLast = at === bays.length - 1
    const gap = isLast ? southLane.x + southLane.width - x - width : doorPitch - width
    return [
      makeFloorFixture('DOCK-DOORS', {
        x: x + (width - DOOR_WIDTH_MM) / 2,
        y: 0,
        width: DOOR_WIDTH_MM,
        depth: 150,
      }),
      ...makeFilmBorder('STAGING', bay, { film: 50, sides: ['left', 'right'] }),
      makeFilmStrip('STAGING', { x: x + width / 2, y }, { x: x + width / 2, y: y + depth }, 50),
      ...divided,
      makeFloorText({ code: 'dock', number: at + 1 }, x + width / 2, y + depth + 250),
      makeFilmStrip(
        'FORKLIFT-LANES',
        { x: x + width, y: southLane.y },
        { x: x + width + gap, y: southLane.y },
      ),
    ]
  })
}

/** Adds the racks, with a line along each side. Each aisle gets its letter and an arrow. */
function racks({ rows, blocks, southLane }: MeasuredFloorPlan): FloorPart[] {
  const standing = rows.flatMap((x) =>
    blocks.flatMap(({ y, depth }) => [
      makeFloorFixture('RACKS', { x, y, width: DOUBLE_RACK_MM / 2 - 50, depth }),
      makeFloorFixture('RACKS', { x: x + DOUBLE_RACK_MM / 2 + 50, y, width: DOUBLE_RACK_MM / 2 - 50, depth }),
      ...[x - RACK_CLEARANCE_MM, x + DOUBLE_RACK_MM + RACK_CLEARANCE_MM].map((edge) =>
        makeFilmStrip('STORAGE-AISLES', { x: edge, y }, { x: edge, y: y + depth }),
      ),
    ]),
  )
  const aisles = [southLane.x, ...rows.map((x) => x + DOUBLE_RACK_MM)].flatMap((x, at) =>
    blocks.flatMap(({ y, depth }, block) => [
      makeFloorText(
        { code: 'aisle', name: `${String.fromCharCode(65 + at)}${block + 1}` },
        x + AISLE_WIDTH_MM / 2,
        y + 900,
      ),
      makePictogram('arrow', x + AISLE_WIDTH_MM / 2, y + depth / 2, at % 2 === 0 ? 90 : 270),
    ]),
  )
  return [...standing, ...aisles]
}

/** Adds the packing benches, away from the racks. */
const benches = ({ width, southLane, benches: count }: MeasuredFloorPlan): FloorPart[] =>
  Array.from({ length: count }, (_, at) =>
    makeFloorFixture('BENCHES', {
      x: width - 4_500,
      y: southLane.y + LANE_WIDTH_MM + 1_200 + at * 3_000,
      width: 2_400,
      depth: 900,
    }),
  )

/**
 * Adds two lanes for forklifts across the hall, with arrows and a word. Their edges are marked with film, except where aisles join them.
 */
function lanes({ southLane, northLane, rows, bays, width }: MeasuredFloorPlan): FloorPart[] {
  const capped = (y: number) =>
    rows.map((x) =>
      makeFilmStrip(
        'FORKLIFT-LANES',
        { x: x - RACK_CLEARANCE_MM, y },
        { x: x + DOUBLE_RACK_MM + RACK_CLEARANCE_MM, y },
      ),
    )
  const first = bays[0]?.x ?? southLane.x
  return [
    makeFilmStrip('FORKLIFT-LANES', { x: southLane.x, y: southLane.y }, { x: first, y: southLane.y }),
    ...capped(southLane.y + LANE_WIDTH_MM),
    ...capped(northLane.y),
    makeFilmStrip(
      'FORKLIFT-LANES',
      { x: northLane.x, y: northLane.y + LANE_WIDTH_MM },
      { x: northLane.x + northLane.width, y: northLane.y + LANE_WIDTH_MM },
    ),
    ...[southLane, northLane].flatMap((lane, at) => {
      const arrows = Math.max(1, Math.floor((width - lane.x) / ARROW_SPACING_MM))
      const middle = lane.y + LANE_WIDTH_MM / 2
      return [
        ...Array.from({ length: arrows }, (_, arrow) =>
          makePictogram('arrow', lane.x + ((arrow + 0.5) * lane.width) / arrows, middle, at === 0 ? 0 : 180),
        ),
        makeFloorText({ code: 'forklifts' }, lane.x + 2_600, middle),
        makePictogram('W014', lane.x + 900, middle),
        makePictogram('P004', lane.x + 900, middle + 900),
      ]
    }),
  ]
}

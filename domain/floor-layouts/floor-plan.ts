import {
  listRectCorners,
  type FloorLayer,
  type FloorPart,
  type FloorRect,
  type FloorWords,
  FOOT_MM,
  type PictogramCode,
  type SampleFloorId,
} from './floor-layout.ts'

/** The input for a sample floor. Lengths are in mm, except `widthFt` and `depthFt`. */
export type FloorPlan = {
  readonly id: SampleFloorId
  readonly widthFt: number
  readonly depthFt: number
  readonly doors: number
  readonly doorPitch: number
  /** How far the staging area reaches from the dock doors into the hall. */
  readonly stagingDepth: number
  /** The number of double rows of racks. */
  readonly rackRows: number
  /** The number of walkways across the rows of racks. They divide the rows into blocks. */
  readonly crossWalks: number
  /** The number of electrical panels on the north wall. */
  readonly panels: number
  readonly eastExits: 1 | 2
  /**
   * How many rows of racks there are for each fire extinguisher on the north wall. If this is 2, there is an extinguisher at every second
   * row.
   */
  readonly extinguishers: number
  /** Number of packing benches along the east wall. */
  readonly benches: number
}

/** Widths and distances in mm, the same for all sample floors. The shop has chosen them; they aren't taken from safety rules. */
const BAY_WIDTH_MM = 2_900
export const FLOOR_MARGIN_MM = 500
export const WALKWAY_WIDTH_MM = 1_400
export const LANE_WIDTH_MM = 4_200
export const AISLE_WIDTH_MM = 3_500
export const DOUBLE_RACK_MM = 2_300
const NORTH_STRIP = 1_800
export const CROSS_WALK_WIDTH_MM = 2_200
/** The distance between a rack and the film beside it. */
export const RACK_CLEARANCE_MM = 150

/** A floor plan, with all the positions that are computed from its sizes. */
export type MeasuredFloorPlan = FloorPlan & {
  readonly width: number
  readonly depth: number
  readonly bays: FloorRect[]
  readonly southLane: FloorRect
  readonly northLane: FloorRect
  /** The positions of the left edges of the double rows. */
  readonly rows: number[]
  readonly blocks: { readonly y: number; readonly depth: number }[]
}

export function measureFloorPlan(plan: FloorPlan): MeasuredFloorPlan {
  const [width, depth] = [plan.widthFt * FOOT_MM, plan.depthFt * FOOT_MM]
  const lanesX = FLOOR_MARGIN_MM + WALKWAY_WIDTH_MM + 600
  const lanesWidth = width - lanesX - FLOOR_MARGIN_MM
  const laneY = plan.stagingDepth + 900
  const northY = depth - NORTH_STRIP - LANE_WIDTH_MM
  const racksY = laneY + LANE_WIDTH_MM + RACK_CLEARANCE_MM
  const count = plan.crossWalks + 1
  const block = (northY - RACK_CLEARANCE_MM - racksY - plan.crossWalks * CROSS_WALK_WIDTH_MM) / count
  const firstBay = lanesX + 900
  return {
    ...plan,
    width,
    depth,
    bays: Array.from({ length: plan.doors }, (_, at) => ({
      x: firstBay + at * plan.doorPitch,
      y: 300,
      width: BAY_WIDTH_MM,
      depth: plan.stagingDepth,
    })),
    southLane: { x: lanesX, y: laneY, width: lanesWidth, depth: LANE_WIDTH_MM },
    northLane: { x: lanesX, y: northY, width: lanesWidth, depth: LANE_WIDTH_MM },
    rows: Array.from(
      { length: plan.rackRows },
      (_, at) => lanesX + AISLE_WIDTH_MM + at * (AISLE_WIDTH_MM + DOUBLE_RACK_MM),
    ),
    blocks: Array.from({ length: count }, (_, at) => ({
      y: racksY + at * (block + CROSS_WALK_WIDTH_MM),
      depth: block,
    })),
  }
}

export const makeFloorFixture = (layer: FloorLayer, rect: FloorRect): FloorPart => ({
  kind: 'fixture',
  layer,
  outline: listRectCorners(rect),
})
export const makePictogram = (code: PictogramCode, x: number, y: number, turn = 0): FloorPart => ({
  kind: 'pictogram',
  sign: code,
  at: { x, y },
  turn,
})
export const makeFloorText = (words: FloorWords, x: number, y: number): FloorPart => ({
  kind: 'words',
  words,
  at: { x, y },
})

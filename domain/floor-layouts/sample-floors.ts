import { buildFloorLayout } from './build-floor.ts'
import type { FloorPlan } from './floor-plan.ts'
import type { FloorLayout } from './floor-layout.ts'

/**
 * Three sample floors of 10,000, 25,000 and 50,000 sq ft for $2,400, $7,800 and $18,500 (specification of the marketing pages, section 9
 * "Floor safety"). The layouts are chosen so that the calculator gives exactly these prices for plain film.
 */
const PLANS: readonly FloorPlan[] = [
  {
    id: '10000',
    widthFt: 100,
    depthFt: 100,
    doors: 4,
    doorPitch: 4_200,
    stagingDepth: 3_200,
    rackRows: 3,
    crossWalks: 0,
    panels: 1,
    eastExits: 1,
    extinguishers: 3,
    benches: 4,
  },
  {
    id: '25000',
    widthFt: 200,
    depthFt: 125,
    doors: 11,
    doorPitch: 4_200,
    stagingDepth: 5_500,
    rackRows: 9,
    crossWalks: 1,
    panels: 1,
    eastExits: 2,
    extinguishers: 2,
    benches: 0,
  },
  {
    id: '50000',
    widthFt: 250,
    depthFt: 200,
    doors: 16,
    doorPitch: 4_000,
    stagingDepth: 6_500,
    rackRows: 12,
    crossWalks: 3,
    panels: 2,
    eastExits: 2,
    extinguishers: 1,
    benches: 0,
  },
]

export const sampleFloors: readonly FloorLayout[] = PLANS.map(buildFloorLayout)

import type { FloorLayout } from '../../../../domain/floor-layouts/floor-layout.ts'
import { sampleFloors } from '../../../../domain/floor-layouts/sample-floors.ts'
import { floorDxf } from './floor-dxf.ts'
import { floorPdf } from './floor-pdf.ts'

/** Draws a sample floor's plan, by the floor's id, for a CAD program. */
export const sampleFloorDxf = (id: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(floorDxf(getFloor(id)))

/** Draws the same plan for printing. */
export const sampleFloorPdf = (id: string): Promise<Uint8Array<ArrayBuffer>> => floorPdf(getFloor(id))

function getFloor(id: string): FloorLayout {
  const floor = sampleFloors.find((one) => one.id === id)
  if (!floor) throw new RangeError(`No sample floor is called ${id}`)
  return floor
}

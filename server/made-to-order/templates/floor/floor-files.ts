import type { FloorLayout } from '../../../../domain/floor-layouts/floor-layout.ts'
import { sampleFloors } from '../../../../domain/floor-layouts/sample-floors.ts'
import { writeFloorDxf } from './floor-dxf.ts'
import { writeFloorPdf } from './floor-pdf.ts'

/** Exports the plan of a sample floor for a CAD program. */
export const sampleFloorDxf = (id: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(writeFloorDxf(getFloor(id)))

/** Exports the plan of a sample floor for printing. */
export const sampleFloorPdf = (id: string): Promise<Uint8Array<ArrayBuffer>> => writeFloorPdf(getFloor(id))

function getFloor(id: string): FloorLayout {
  const floor = sampleFloors.find((one) => one.id === id)
  if (!floor) throw new RangeError(`No sample floor is called ${id}`)
  return floor
}

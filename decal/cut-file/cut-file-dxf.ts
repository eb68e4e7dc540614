import { startDxf } from '../export/dxf-writer.ts'
import type { CutFile } from './cut-file.ts'

/** Writes the cut file as DXF in millimetres: closed polylines only, on layers Backing and Design, y upwards. */
export function writeCutFileDxf({ layers, sheet }: CutFile): string {
  const dxf = startDxf(sheet)
  for (const { name, shape } of layers) {
    dxf.layer(name)
    for (const ring of shape) dxf.polyline(ring, name)
  }
  return dxf.text()
}

import type { Decal } from '../../decal/decal.ts'
import { exportDxf } from '../../decal/export/export-dxf.ts'
import { exportEps } from '../../decal/export/export-eps.ts'
import { exportPdf } from '../../decal/export/export-pdf.ts'
import { exportPreview } from '../../decal/export/export-preview.ts'
import { exportProof } from '../../decal/export/export-proof.ts'
import { exportSvg } from '../../decal/export/export-svg.ts'
import { storeDecal } from '../../decal/stored-decal.ts'
import { inspectDecal } from './inspect-decal.ts'
import type { DecalJob, PictureView, ProductionFormat } from './jobs.ts'
import type { EngineDecal } from './engine-decal.ts'
import type { PressJobOptions } from './press-options.ts'

/** Carries out a job on a finished decal. Depending on the job, returns a picture, a file or findings. */
export async function runDecalJob(made: EngineDecal, job: DecalJob): Promise<object> {
  if (job.kind === 'picture') return { ok: true, bytes: renderPicture(made, job.view) }
  if (job.kind === 'file') return { ok: true, bytes: await exportDecal(made.decal, job) }
  if (job.kind === 'store') return { ok: true, bytes: storeDecal(made.decal) }
  return inspectDecal(made, job.coarseAccepted)
}

/** The width of the picture in pixels. It is sharp on a high-density screen at half this width. */
const PICTURE_WIDTH = 1_000

function renderPicture({ decal, reading }: EngineDecal, view: PictureView): Uint8Array {
  if (view === 'mask' && reading) return reading.maskPng
  if (view === 'proof') return exportProof(decal, { widthPx: PICTURE_WIDTH })
  return exportPreview(decal, { widthPx: PICTURE_WIDTH, frame: view === 'cutout' ? 'tight' : 'square' })
}

const encoder = new TextEncoder()

export async function exportDecal(
  decal: Decal,
  {
    format,
    title,
    press = {},
  }: { format: ProductionFormat; title: string; press?: PressJobOptions | undefined },
): Promise<Uint8Array> {
  switch (format) {
    case 'svg':
      return encoder.encode(exportSvg(decal, { title, marks: press.marks }))
    case 'pdf':
      return exportPdf(decal, { title, ...press })
    case 'dxf':
      return encoder.encode(exportDxf(decal, { marks: press.marks }))
    case 'eps':
      return encoder.encode(await exportEps(decal, { title, ...press }))
  }
}

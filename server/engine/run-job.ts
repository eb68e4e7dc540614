import type { ComposeSupplies } from '../../decal/compose/compose.ts'
import type { Decal } from '../../decal/decal.ts'
import { exportDxf } from '../../decal/export/export-dxf.ts'
import { exportEps } from '../../decal/export/export-eps.ts'
import { exportPdf } from '../../decal/export/export-pdf.ts'
import { exportPreview } from '../../decal/export/export-preview.ts'
import { exportProof } from '../../decal/export/export-proof.ts'
import { exportSvg } from '../../decal/export/export-svg.ts'
import { readStoredDecal, storeDecal } from '../../decal/stored-decal.ts'
import type { SetLine } from '../../decal/banner/set-line.ts'
import { measureBanner } from './banner-sheet.ts'
import { composeConcepts, drawDesign } from './concepts.ts'
import { writeCutFiles } from './cut-file-job.ts'
import { outlineLetterings } from './lettering-job.ts'
import { inspectDecal } from './inspect-decal.ts'
import type { Job, PictureView, ProductionFormat } from './jobs.ts'
import { KeptDecals } from './kept-decals.ts'
import type { Press } from './press-job.ts'
import type { MadeDecal } from './made-decal.ts'
import { proofBanner, readImage } from './run-banner-job.ts'

/** Gives what runs a job. Values for what can be expected, exceptions for surprises. */
export function jobRunner(supplies: ComposeSupplies, setLine: SetLine): (job: Job) => Promise<object> {
  const decals = new KeptDecals(supplies)
  return async (job) => {
    if (job.kind === 'compose') return composeConcepts(job.wish, supplies)
    if (job.kind === 'draw') return drawDesign(job, supplies)
    if (job.kind === 'read-image') return readImage(job.file)
    if (job.kind === 'measure-banner') return measureBanner(job.design, setLine)
    if (job.kind === 'banner-proof') return proofBanner(job.banner, setLine)
    if (job.kind === 'outline') return outlineLetterings(job.letterings, supplies)
    if (job.kind === 'cut-file') return writeCutFiles(job, supplies)
    if (job.kind === 'stored-file')
      return { ok: true, bytes: await exportDecal(readStoredDecal(job.stored), job) }
    const made = await decals.make(job.subject, job.making)
    if (!made.ok) return made
    if (job.kind === 'picture') return { ok: true, bytes: renderPicture(made, job.view) }
    if (job.kind === 'file') return { ok: true, bytes: await exportDecal(made.decal, job) }
    if (job.kind === 'store') return { ok: true, bytes: storeDecal(made.decal) }
    return inspectDecal(made, job.coarseAccepted)
  }
}

/** Pixels: sharp on a dense screen at half its width. */
const PICTURE_WIDTH = 1_000

function renderPicture({ decal, reading }: MadeDecal, view: PictureView): Uint8Array {
  if (view === 'mask' && reading) return reading.maskPng
  if (view === 'proof') return exportProof(decal, { widthPx: PICTURE_WIDTH })
  return exportPreview(decal, { widthPx: PICTURE_WIDTH, frame: view === 'cutout' ? 'tight' : 'square' })
}

const encoder = new TextEncoder()

async function exportDecal(
  decal: Decal,
  { format, title, press = {} }: { format: ProductionFormat; title: string; press?: Press | undefined },
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

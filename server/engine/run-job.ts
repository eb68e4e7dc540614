import { exportDxf } from '../../decal/export/export-dxf.ts'
import { exportEps } from '../../decal/export/export-eps.ts'
import { exportPdf } from '../../decal/export/export-pdf.ts'
import { exportPreview } from '../../decal/export/export-preview.ts'
import { exportProof } from '../../decal/export/export-proof.ts'
import { exportSvg } from '../../decal/export/export-svg.ts'
import type { Decal } from '../../decal/decal.ts'
import type { ComposeSupplies } from '../../decal/compose/compose.ts'
import { composeConcepts, drawDesign } from './concepts.ts'
import type { Job, PictureView, ProductionFormat } from './jobs.ts'
import { makeDecal } from './made-decal.ts'

/** What a job comes to. Values for what can be expected, exceptions for surprises. */
export async function runJob(job: Job, supplies: ComposeSupplies): Promise<object> {
  if (job.kind === 'compose') return composeConcepts(job.wish, supplies)
  if (job.kind === 'draw') return drawDesign(job, supplies)
  const made = makeDecal(job.subject, job.making, supplies)
  if (!made.ok) return made
  if (job.kind === 'picture') return { ok: true, bytes: renderPicture(made.decal, job.view) }
  if (job.kind === 'file') return { ok: true, bytes: await exportDecal(made.decal, job) }
  const { width, height } = made.decal.box
  return { ok: true, widthMm: width, heightMm: height, findings: [] }
}

/** Pixels: sharp on a dense screen at half its width. */
const PICTURE_WIDTH = 1_000

function renderPicture(decal: Decal, view: PictureView): Uint8Array {
  if (view === 'proof') return exportProof(decal, { widthPx: PICTURE_WIDTH })
  return exportPreview(decal, { widthPx: PICTURE_WIDTH, frame: view === 'cutout' ? 'tight' : 'square' })
}

const encoder = new TextEncoder()

async function exportDecal(
  decal: Decal,
  { format, title }: { format: ProductionFormat; title: string },
): Promise<Uint8Array> {
  switch (format) {
    case 'svg':
      return encoder.encode(exportSvg(decal, { title }))
    case 'pdf':
      return exportPdf(decal, { title })
    case 'dxf':
      return encoder.encode(exportDxf(decal))
    case 'eps':
      return encoder.encode(await exportEps(decal, { title }))
  }
}

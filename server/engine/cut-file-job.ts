import { z } from 'zod'
import { describeDesignFault } from '../../content/design-faults.ts'
import { writeCutFileDxf } from '../../decal/cut-file/cut-file-dxf.ts'
import { writeCutFileEps } from '../../decal/cut-file/cut-file-eps.ts'
import { writeCutFilePdf } from '../../decal/cut-file/cut-file-pdf.ts'
import { drawCutFilePng } from '../../decal/cut-file/cut-file-png.ts'
import { writeCutFileSvg } from '../../decal/cut-file/cut-file-svg.ts'
import { makeCutFile } from '../../decal/cut-file/cut-file.ts'
import { parseDesign } from '../../decal/design.ts'
import type { DrawingAssets } from '../../decal/draw-decal.ts'
import { describeMotifRefusal, describeSizeRefusal } from './making-refusal.ts'

/** The engine's job that writes a design as a cut file in every format. */
export const cutFileJobSchema = z.object({
  kind: z.literal('cut-file'),
  title: z.string(),
  design: z.unknown(),
})

const bytes = z.instanceof(Uint8Array)

export const cutFileAnswerSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    files: z.object({ svg: bytes, dxf: bytes, eps: bytes, pdf: bytes, png: bytes }),
  }),
  z.object({ ok: z.literal(false), reason: z.string(), message: z.string() }),
])

const encoder = new TextEncoder()

export async function writeCutFiles(
  { title, design: value }: { title: string; design?: unknown },
  assets: DrawingAssets,
): Promise<object> {
  const parsed = parseDesign(JSON.stringify(value))
  // The designs of cut files are checked when the library is built. If one can't be parsed, it is corrupt.
  if (!parsed.ok)
    throw new Error(`A cut file is not readable: ${parsed.field} ${describeDesignFault(parsed.fault)}`)
  const made = makeCutFile(parsed.design, assets)
  if (!made.ok)
    return made.reason === 'unknown-motif' ? describeMotifRefusal(made) : describeSizeRefusal(made)
  const { cutFile } = made
  const files = {
    svg: encoder.encode(writeCutFileSvg(cutFile, title)),
    dxf: encoder.encode(writeCutFileDxf(cutFile)),
    eps: encoder.encode(writeCutFileEps(cutFile)),
    pdf: await writeCutFilePdf(cutFile, title),
    png: drawCutFilePng(cutFile),
  }
  return { ok: true, files }
}

import { z } from 'zod'
import { describeArtworkNote } from '../../content/artwork-notes.ts'
import { exportPicture } from '../../decal/export/export-picture.ts'
import { checkDecalSize } from '../../decal/preflight/preflight.ts'
import { listPrintWarnings } from '../../decal/artwork/artwork-notes.ts'
import { type PieceSize, pieceSizeSchema, computeDecalWidth } from '../../domain/production/piece-size.ts'
import { findingSchema, mergeFindingsByCode } from './finding-schema.ts'
import type { EngineDecal, DecalRefusal } from './engine-decal.ts'
import { type DecalCutOptions, type DecalSubject, decalSubjectSchema } from './decal-subject.ts'

/** The engine's job that draws the picture for a product page, at the size that is sold. */
export const previewJobSchema = z.object({
  kind: z.literal('preview'),
  subject: decalSubjectSchema,
  size: pieceSizeSchema,
  /** Whether the artwork is printed on a rectangular board or sheet of the given size. If false, the artwork is cut along its outline. */
  onPanel: z.boolean(),
  /** Whether the buyer made the whole drawing. If false, the shop made the drawing, and only the lettering is the buyer's. */
  isBuyers: z.boolean(),
})

export const previewAnswerSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    /** The picture as a data URL. */
    picture: z.string(),
    /** The width of the cut piece in mm. */
    widthMm: z.number(),
    heightMm: z.number(),
    /** The resolution of an uploaded picture at the size that is sold, in dots per inch; null for vector shapes. */
    dpi: z.number().nullable(),
    verdict: z.enum(['fine', 'warn', 'stop']),
    /** The findings of preflight at the size that is sold. */
    findings: z.array(findingSchema),
    /** Notes about details of the file that can't be printed as the buyer intended. */
    warnings: z.array(z.string()),
  }),
  z.object({ ok: z.literal(false), reason: z.string(), field: z.string().optional(), message: z.string() }),
])

export type PreviewJob = z.infer<typeof previewJobSchema>
export type DrawnPreview = Extract<z.infer<typeof previewAnswerSchema>, { ok: true }>
type MakeDecal<S extends DecalSubject> = (
  subject: S,
  making: DecalCutOptions,
) => EngineDecal | DecalRefusal | Promise<EngineDecal | DecalRefusal>

// The share by which a decal in a preview may differ from the requested size. Nobody sees such a small difference. Reaching the exact size
// would take more attempts, because the border has a fixed width, and the decal's proportions therefore change with its size.
const WIDTH_TOLERANCE_SHARE = 0.005
const MAX_TRIES = 3
/** Whether a finding probably concerns lettering. In a drawing by the shop, only these findings are shown to the buyer. */
const isAboutLettering = ({ code, severity }: { code: string; severity: string }): boolean =>
  code === 'lettering-too-small' || (code === 'features-too-thin' && severity === 'stop')
const FIRST_SIZE = { widthMm: 100, heightMm: 100 }

/** Makes the decal at the size that is sold, and draws it. */
export async function drawPreview<S extends DecalSubject>(
  { subject, size, onPanel, isBuyers }: Omit<PreviewJob, 'kind' | 'subject'> & { subject: S },
  make: MakeDecal<S>,
): Promise<object> {
  const made = await makeAtSize(subject, size, make)
  if (!made.ok) return made
  const { decal, reading } = made
  const panel = onPanel && size.by === 'box' ? size : null
  return {
    ok: true,
    picture: exportPicture(decal, { cutLine: subject.kind === 'artwork', panel }),
    widthMm: panel?.widthMm ?? decal.box.width,
    heightMm: panel?.heightMm ?? decal.box.height,
    dpi: reading?.dpi == null ? null : Math.round(reading.dpi),
    verdict: reading?.verdict ?? 'fine',
    findings: mergeFindingsByCode(checkDecalSize(decal)).filter(
      (finding) => isBuyers || isAboutLettering(finding),
    ),
    warnings: listPrintWarnings(reading?.notes ?? []).map(describeArtworkNote),
  }
}

async function makeAtSize<S extends DecalSubject>(subject: S, size: PieceSize, make: MakeDecal<S>) {
  let widthMm = computeDecalWidth(size, FIRST_SIZE)
  for (let tries = 1; ; tries += 1) {
    const made = await make(subject, { widthMm, cutKind: 'kiss' })
    if (!made.ok) return made
    const { width, height } = made.decal.box
    const wanted = computeDecalWidth(size, { widthMm: width, heightMm: height })
    // The width of lettering results from its text, so there is no requested width to reach.
    if (size.by === 'cap' || Math.abs(wanted / widthMm - 1) < WIDTH_TOLERANCE_SHARE || tries === MAX_TRIES)
      return made
    widthMm = wanted
  }
}

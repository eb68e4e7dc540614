import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { toHandle } from '../../../domain/catalogue/handle.ts'
import type { Deps } from '../../deps.ts'
import type { PressJobOptions } from '../../engine/press-options.ts'
import type { DecalCutOptions, PictureView, ProductionFormat, DecalSubject } from '../../engine/jobs.ts'
import {
  decalSpecificationSchema,
  type MadeToOrderItem,
  toDecalCutOptions,
} from '../../made-to-order/index.ts'
import { variantFilesKey, readProductionFile } from '../production-files.ts'
import { respondEngineProblem } from '../../web/engine-problem.ts'

const CONTENT_TYPES: Readonly<Record<ProductionFormat, string>> = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  eps: 'application/postscript',
}

/** A requested picture, and the person who requests it. */
type Picture = {
  id: string
  asker: string
  making: DecalCutOptions
  view: PictureView
  findSubject: () => Promise<DecalSubject>
}

/** Sends a picture of a decal to someone who may see it. Shared caches must not store it. */
export async function sendDesignPicture(c: Context, { engine }: Pick<Deps, 'engine'>, picture: Picture) {
  const { id, asker, making, view, findSubject } = picture
  const key = `${id} ${view} ${making.widthMm} ${making.cutKind}`
  if (isKnown(c, `${engine.life} ${key}`)) return c.body(null, 304)
  const drawn = await engine.picture(key, asker, async () => ({
    subject: await findSubject(),
    making,
    view,
  }))
  return drawn.ok ? sendPng(c, drawn.bytes) : respondEngineProblem(c, drawn)
}

type SoldDecal = { asker: string; made: MadeToOrderItem; title: string; subject: () => Promise<DecalSubject> }

/** Sends the proof of a sold decal. After the proof is stored, it never changes, even with a newer engine. */
export async function sendDesignProof(
  c: Context,
  deps: Pick<Deps, 'db' | 'engine' | 'store'>,
  sold: SoldDecal & { id: string },
) {
  const { id, asker, made, subject } = sold
  const kept = await readProductionFile(deps, variantFilesKey(made.variantId), 'png')
  if (!kept) {
    const making = toDecalCutOptions(decalSpecificationSchema.parse(made.specification))
    return sendDesignPicture(c, deps, { id, asker, making, view: 'proof', findSubject: subject })
  }
  return isKnown(c, `kept ${made.variantId}`) ? c.body(null, 304) : sendPng(c, kept)
}

/** Sets the ETag of the picture. Returns whether the browser has the picture already. */
function isKnown(c: Context, name: string): boolean {
  const etag = `"${createHash('sha256').update(name).digest('base64url').slice(0, 22)}"`
  c.header('Cache-Control', 'private, max-age=3600')
  c.header('ETag', etag)
  return c.req.header('if-none-match') === etag
}

const sendPng = (c: Context, bytes: Uint8Array<ArrayBuffer>) =>
  c.body(bytes, 200, { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })

/** Sends a file of a sold decal. While production is pending, there is no stored file, so a file is made for this request. */
export async function sendSoldFile(
  c: Context,
  deps: Pick<Deps, 'db' | 'engine' | 'store'>,
  { format, made, ...sold }: SoldDecal & { format: ProductionFormat },
) {
  const making = toDecalCutOptions(decalSpecificationSchema.parse(made.specification))
  const { widthMm } = making
  const kept = await readProductionFile(deps, variantFilesKey(made.variantId), format)
  if (kept) return sendFile(c, kept, { title: sold.title, widthMm, format })
  return sendProductionFile(c, deps, { ...sold, making, format })
}

type Production = {
  asker: string
  title: string
  subject: () => Promise<DecalSubject>
  making: DecalCutOptions
  format: ProductionFormat
  press?: PressJobOptions
}

/** Makes a file for the print room and sends it. */
export async function sendProductionFile(
  c: Context,
  { engine }: Pick<Deps, 'engine'>,
  production: Production,
) {
  const { asker, title, subject, making, format, press = {} } = production
  const file = await engine.file(await subject(), making, { asker, format, title, press })
  if (!file.ok) return respondEngineProblem(c, file)
  return sendFile(c, file.bytes, { title, widthMm: making.widthMm, format })
}

type FileNameParts = { title: string; widthMm: number; format: ProductionFormat }

/** Sends a file as a download, so that browsers never display it. */
function sendFile(c: Context, bytes: Uint8Array<ArrayBuffer>, { title, widthMm, format }: FileNameParts) {
  // Makes a file name of ASCII characters, because a header can't contain the accented letters that a title may have.
  const words = toHandle(title)
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, 60)
  const name = `${words || 'decal'}-${Math.round(widthMm * 10) / 10}mm.${format}`
  return c.body(bytes, 200, {
    'content-type': CONTENT_TYPES[format],
    'content-disposition': `attachment; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
}

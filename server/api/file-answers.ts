import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { toHandle } from '../../domain/catalogue/handle.ts'
import { millimetres } from '../../domain/pricing/decal-price.ts'
import type { Deps } from '../deps.ts'
import type { Making, PictureView, ProductionFormat, Subject } from '../engine/jobs.ts'
import { engineProblem } from './engine-problem.ts'

const TYPES: Readonly<Record<ProductionFormat, string>> = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  eps: 'application/postscript',
}

type Picture = { id: string; making: Making; view: PictureView; findSubject: () => Promise<Subject> }

/** Answers with a picture of a decal: for who may see it, and kept by nobody else. */
export async function sendPicture(c: Context, { engine }: Pick<Deps, 'engine'>, picture: Picture) {
  const { id, making, view, findSubject } = picture
  const key = `${id} ${view} ${making.widthMm} ${making.cutKind}`
  const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`
  c.header('Cache-Control', 'private, max-age=3600')
  c.header('ETag', etag)
  if (c.req.header('if-none-match') === etag) return c.body(null, 304)
  const drawn = await engine.picture(key, async () => ({ subject: await findSubject(), making, view }))
  if (!drawn.ok) return engineProblem(c, drawn)
  return c.body(drawn.bytes, 200, {
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
  })
}

type Production = { title: string; subject: () => Promise<Subject>; making: Making; format: ProductionFormat }

/** Answers with a file for the print room, to be saved and never opened here. */
export async function sendProduction(c: Context, { engine }: Pick<Deps, 'engine'>, production: Production) {
  const { title, subject, making, format } = production
  const file = await engine.file(await subject(), making, { format, title })
  if (!file.ok) return engineProblem(c, file)
  // Handles may have letters that a header cannot carry.
  const words = toHandle(title)
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, 60)
  const name = `${words || 'decal'}-${millimetres(making.widthMm)}mm.${format}`
  return c.body(file.bytes, 200, {
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
}

/** How a made-to-order decal is made, as its row promises it. */
export function makingOf({ widthMm, cutKind }: { widthMm: number; cutKind: string }): Making {
  return { widthMm, cutKind: cutKind === 'through' ? 'through' : 'kiss' }
}

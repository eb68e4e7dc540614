import type { Context } from 'hono'
import {
  drawItemPicture,
  type ItemPictureDeps,
  type MadeToOrderItem,
  getItemKindPicture,
} from '../../made-to-order/index.ts'
import { variantFilesKey, readProductionFile } from '../production-files.ts'
import { sendAttachment } from '../../web/attachment.ts'
import { respondEngineProblem } from '../../web/engine-problem.ts'

type AskedFile = { item: MadeToOrderItem; format: 'png' | 'svg' | 'pdf' | 'dxf' | 'eps'; asker: string }

/**
 * Sends the picture or the print file of an item that isn't a decal. Only banners have a print file (PDF), and only their files
 * are stored. A picture that isn't stored is drawn for this request. If a banner's print file isn't stored yet, the response is 503; for any
 * other print file, it is 404.
 */
export async function sendItemFile(c: Context, deps: ItemPictureDeps, asked: AskedFile) {
  const { item, format } = asked
  if (format === 'png') return sendPicture(c, deps, asked)
  if (item.kind !== 'banner' || format !== 'pdf') return c.text('Not found', 404)
  const kept = await readProductionFile(deps, variantFilesKey(item.variantId), format)
  if (kept) return sendAttachment(c, kept, { type: 'application/pdf', name: `banner-${item.variantId}.pdf` })
  c.header('Retry-After', '20')
  return c.text("We're making the print file. Please try again in a minute.", 503)
}

async function sendPicture(c: Context, deps: ItemPictureDeps, { item, asker }: AskedFile) {
  const kept =
    item.kind === 'banner' ? await readProductionFile(deps, variantFilesKey(item.variantId), 'png') : null
  const picture = kept ? { ok: true as const, bytes: kept } : await drawItemPicture(deps, item, asker)
  if (picture === null) {
    const shared = getItemKindPicture(item.kind)
    return shared === null ? c.text('Not found', 404) : c.redirect(shared, 302)
  }
  if (!picture.ok) return respondEngineProblem(c, picture)
  return c.body(picture.bytes, 200, {
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=3600',
  })
}

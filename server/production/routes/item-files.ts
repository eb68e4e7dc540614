import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { drawBannerProof, type MadeToOrderItem, getKindPicture } from '../../made-to-order/index.ts'
import { variantFilesKey, readProductionFile } from '../production-files.ts'
import { sendAttachment } from '../../web/attachment.ts'
import { respondEngineProblem } from '../../web/engine-problem.ts'

type AskedFile = { item: MadeToOrderItem; format: 'png' | 'svg' | 'pdf' | 'dxf' | 'eps'; asker: string }

/**
 * Sends the proof or the print file of an item that isn't a decal. If a proof isn't stored, it is drawn for this request. If a print file
 * isn't stored, the response is 503.
 */
export async function sendItemFile(
  c: Context,
  deps: Pick<Deps, 'db' | 'engine' | 'env' | 'store'>,
  { item, format, asker }: AskedFile,
) {
  // Items from calculators and lettering have no pictures of their own: all items of a kind share one.
  const picture = getKindPicture(item.kind)
  if (picture !== null && format === 'png') return c.redirect(picture, 302)
  if (picture !== null || (format !== 'png' && format !== 'pdf')) return c.text('Not found', 404)
  const kept = await readProductionFile(deps, variantFilesKey(item.variantId), format)
  if (format === 'pdf') {
    if (kept)
      return sendAttachment(c, kept, { type: 'application/pdf', name: `banner-${item.variantId}.pdf` })
    c.header('Retry-After', '20')
    return c.text("We're making the print file. Please try again in a minute.", 503)
  }
  const proof = kept ? { ok: true as const, bytes: kept } : await drawBannerProof(deps, item, asker)
  if (!proof.ok) return respondEngineProblem(c, proof)
  return c.body(proof.bytes, 200, {
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=3600',
  })
}

import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { type Commission, drawBannerProof, pictureOfKind } from '../../made-to-order/index.ts'
import { keyOfVariant, readProductionFile } from '../production-files.ts'
import { sendAttachment } from '../../web/attachment.ts'
import { engineProblem } from '../../web/engine-problem.ts'

type Sold = { commission: Commission; format: 'png' | 'svg' | 'pdf' | 'dxf' | 'eps'; asker: string }

/** Answers with the proof or the print file of goods to a specification: as it was kept for the print room, a proof also before that. */
export async function sendCommission(
  c: Context,
  deps: Pick<Deps, 'db' | 'engine' | 'env' | 'store'>,
  { commission, format, asker }: Sold,
) {
  // What a calculator sold, or lettering, has the picture of its kind.
  const picture = pictureOfKind(commission.kind)
  if (picture !== null && format === 'png') return c.redirect(picture, 302)
  if (picture !== null || (format !== 'png' && format !== 'pdf')) return c.text('Not found', 404)
  const kept = await readProductionFile(deps, keyOfVariant(commission.variantId), format)
  if (format === 'pdf') {
    if (kept)
      return sendAttachment(c, kept, { type: 'application/pdf', name: `banner-${commission.variantId}.pdf` })
    c.header('Retry-After', '20')
    return c.text("We're making the print file. Please try again in a minute.", 503)
  }
  const proof = kept ? { ok: true as const, bytes: kept } : await drawBannerProof(deps, commission, asker)
  if (!proof.ok) return engineProblem(c, proof)
  return c.body(proof.bytes, 200, {
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=3600',
  })
}

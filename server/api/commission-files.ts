import type { Context } from 'hono'
import type { Deps } from '../deps.ts'
import { drawBannerProof } from '../services/banners/draw-proof.ts'
import { pictureOfKind } from '../services/commissions/commission-kinds.ts'
import type { Commission } from '../services/commissions/commissions.ts'
import { keyOfVariant, readProductionFile } from '../services/production/production-files.ts'
import { sendAttachment } from './attachment.ts'
import { engineProblem } from './engine-problem.ts'

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

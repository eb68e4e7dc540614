import type { z } from 'zod'
import type { decalQuoteRequestSchema } from '../../../contract/quote.ts'
import { type DecalPrice, type DecalPriceRefusal, priceDecal } from '../../../domain/pricing/decal-price.ts'
import type { Deps } from '../../deps.ts'
import type { Finding } from '../../engine/finding-schema.ts'
import type { DecalSubject } from '../../engine/jobs.ts'
import { loadArtworkSubject, getArtworkTitle, findOwnArtwork, findOwnDesign } from '../../designs/index.ts'
import { sellDecal } from './sell-decal.ts'

type Request = z.output<typeof decalQuoteRequestSchema>
type QuoteDeps = Pick<Deps, 'db' | 'now' | 'engine' | 'env' | 'store'>

export type DecalQuoteOffer = {
  ok: true
  price: DecalPrice
  widthMm: number
  heightMm: number
  findings: Finding[]
  /** The variant to add to the cart; null if preflight found a problem that prevents the sale. */
  variantId: number | null
}
export type DecalQuoteRefusal =
  | { ok: false; reason: 'unknown-subject' }
  | { ok: false; reason: DecalPriceRefusal }
  | {
      ok: false
      reason: 'not-made'
      refused: { reason: string; field?: string | undefined; message: string }
    }

/**
 * Computes the price of a visitor's decal. If no finding prevents the sale, creates the variant to add to the cart. Price and findings are
 * computed on the server, and the request contains only the visitor's choices.
 */
export async function quoteDecal(
  deps: QuoteDeps,
  { request, visitorHash }: { request: Request; visitorHash: string | undefined },
): Promise<DecalQuoteOffer | DecalQuoteRefusal> {
  const own = await findOwn(deps, request, visitorHash)
  if (!own || visitorHash === undefined) return { ok: false, reason: 'unknown-subject' }
  const { material, finish, quantity, cut: cutKind, acceptWarnings: coarseAccepted } = request
  const widthMm = toTenths(request.widthMm)
  const asked = { coarseAccepted, asker: visitorHash }
  const inspected = await deps.engine.inspect(own.subject, { widthMm, cutKind }, asked)
  if (!inspected.ok) return { ok: false, reason: 'not-made', refused: inspected }
  const heightMm = toTenths(inspected.heightMm)
  const price = priceDecal({ widthMm, heightMm, material, finish, quantity })
  if (!price.ok) return price
  const { findings } = inspected
  if (findings.some(({ severity }) => severity === 'stop'))
    return { ok: true, price, widthMm, heightMm, findings, variantId: null }
  const { designId, artworkId, title } = own
  const variantId = await sellDecal(deps, {
    designId,
    artworkId,
    title,
    specification: { widthMm, heightMm, cutKind, material, finish, quantity },
    priceCents: price.totalCents,
    visitorHash,
  })
  if (variantId === null) return { ok: false, reason: 'unknown-subject' }
  return { ok: true, price, widthMm, heightMm, findings, variantId }
}

type OwnDecalSource = {
  designId: string | null
  artworkId: string | null
  title: string
  subject: DecalSubject
}

async function findOwn(
  deps: QuoteDeps,
  { designId, artworkId }: Request,
  visitorHash: string | undefined,
): Promise<OwnDecalSource | null> {
  if (artworkId !== undefined) {
    const row = await findOwnArtwork(deps.db, { id: artworkId, visitorHash })
    if (!row) return null
    const subject = await loadArtworkSubject(deps, row)
    return { designId: null, artworkId, title: getArtworkTitle(row), subject }
  }
  const row = designId === undefined ? null : await findOwnDesign(deps.db, { id: designId, visitorHash })
  if (!row) return null
  const subject = { kind: 'design' as const, design: row.design }
  return { designId: row.id, artworkId: null, title: row.title, subject }
}

const toTenths = (mm: number): number => Math.round(mm * 10) / 10

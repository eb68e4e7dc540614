import { createHash } from 'node:crypto'
import type { CartAttribute } from '../../domain/cart/limits.ts'
import { checkText, getFieldText } from '../../domain/personalization/check-text.ts'
import { parseLineArtwork } from '../../domain/personalization/line-artwork.ts'
import type { Personalization } from '../../domain/personalization/personalization.ts'
import { findArtworkRequest, listTextFields } from '../../domain/personalization/requirement.ts'
import { findPieceSize } from '../../domain/production/piece-size.ts'
import { PRODUCTION_METHOD_COLUMN, parseProductionMethod } from '../../domain/production/product-making.ts'
import type { Deps } from '../deps.ts'
import type { PreviewJob } from '../engine/preview-job.ts'
import { findLineDesignOrImage } from '../designs/index.ts'
import { loadTextScreeners } from '../screening/index.ts'
import { loadSoldVariants } from './load-sold-variants.ts'
import { planJob } from './plan-job.ts'

export type PreviewDeps = Pick<Deps, 'db' | 'store' | 'engine'>

export type ContentPreviewRequest = {
  variantId: number
  attributes: readonly CartAttribute[]
  /** The person who requests the preview. Visitors see only their own artwork; operators see everyone's. */
  looker: { visitorHash: string | null; isOperator: boolean }
}

type SoldVariant = Awaited<ReturnType<typeof loadSoldVariants>> extends Map<unknown, infer S> ? S : never
type Job = Omit<PreviewJob, 'kind'>
/** Something to draw, with a cache key made from everything that the drawing depends on. */
type Drawable = {
  key: string
  job: () => Promise<Job>
  /** Whether the picture is only a draft. In that case, staff will lay out the product by hand. */
  isDraft: boolean
}
type DrawableResult =
  | { ok: true; drawable: Drawable | null }
  | { ok: false; reason: 'variant-not-found' | 'unknown-image' | 'words-refused' | 'not-offered' }

/** Prepares the drawing of a product with the text and artwork entered so far. If nothing can be drawn, returns the reason. */
export async function findContentPreview(
  deps: PreviewDeps,
  request: ContentPreviewRequest,
): Promise<DrawableResult> {
  const sold = (await loadSoldVariants(deps.db, [request])).get(request.variantId)
  if (!sold || sold.item || sold.product.status !== 'active')
    return { ok: false, reason: 'variant-not-found' }
  const needs = withoutRequired(sold.product.personalization)
  const fields = listTextFields(needs)
  const attributes = request.attributes.filter(({ key }) => fields.some(({ label }) => label === key))
  if (!checkText(fields, attributes).ok) return { ok: false, reason: 'not-offered' }
  const lines = fields.flatMap((field) => getFieldText(field, attributes).split('\n'))
  if ((await loadTextScreeners(deps.db)).whole.lettering(lines)) return { ok: false, reason: 'words-refused' }
  const ref = findArtworkRequest(needs) && parseLineArtwork(request.attributes)
  if (ref && shownAs(sold) !== null) {
    const artwork = await findLineDesignOrImage(deps, ref)
    const { visitorHash, isOperator } = request.looker
    if (!artwork || !(isOperator || artwork.visitorHash === visitorHash))
      return { ok: false, reason: 'unknown-image' }
    return { ok: true, drawable: drawArtwork(sold, `${ref.kind} ${ref.id}`, artwork.subject) }
  }
  return { ok: true, drawable: drawWords(sold, needs, attributes) }
}

/** Makes all fields optional, because the buyer may still be typing. */
function withoutRequired(needs: Personalization): Personalization {
  if (!('fields' in needs)) return needs
  return { ...needs, fields: needs.fields.map((field) => ({ ...field, required: false })) }
}

/**
 * Returns the size at which artwork is printed on a variant. Null for artwork that isn't printed, such as a photo of the place where the
 * decal will go.
 */
function shownAs({ product, variant }: SoldVariant) {
  const making = parseProductionMethod(product.extraColumns[PRODUCTION_METHOD_COLUMN])
  if (!making || making.by === 'hand' || making.by === 'stock' || !variant.requiresShipping) return null
  return findPieceSize([...variant.optionValues, making.size ?? ''])
}

function drawArtwork(
  sold: SoldVariant,
  name: string,
  findSubject: () => Promise<Job['subject']>,
): Drawable | null {
  const size = shownAs(sold)
  if (!size) return null
  return {
    key: `artwork ${name} ${JSON.stringify(size)}`,
    job: async () => ({ subject: await findSubject(), size, onPanel: size.by === 'box', isBuyers: true }),
    isDraft: false,
  }
}

function drawWords(
  { product, variant }: SoldVariant,
  personalization: Personalization,
  attributes: readonly CartAttribute[],
): Drawable | null {
  const making = parseProductionMethod(product.extraColumns[PRODUCTION_METHOD_COLUMN])
  const isDraft = making?.by === 'hand' && making.draft === true
  const extraColumns = isDraft
    ? { ...product.extraColumns, [PRODUCTION_METHOD_COLUMN]: JSON.stringify({ ...making, by: 'print' }) }
    : product.extraColumns
  const { plan } = planJob({
    quantity: 1,
    attributes,
    product: { ...product, extraColumns, personalization },
    variant,
    item: null,
  })
  if (plan.kind !== 'design') return null
  const { design, size } = plan
  const key = createHash('sha256')
    .update(JSON.stringify([design, size]))
    .digest('base64url')
  return {
    key: `words ${key}`,
    job: async () => ({ subject: { kind: 'design', design }, size, onPanel: false, isBuyers: false }),
    isDraft,
  }
}

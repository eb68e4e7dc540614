import { LARGEST_ARTWORK_BYTES } from '../../../contract/artwork.ts'
import type { ImageRequest } from '../../../contract/credits.ts'
import type { ImageModel } from '../../gateways/image-model.ts'
import { type ArtworkRow, measureArtwork } from '../artwork/artworks.ts'
import { ARTWORK_QUOTA, type ArtworkDeps, acceptArtwork } from '../artwork/accept-artwork.ts'
import { findScreens, recordRefusal } from '../../screening/index.ts'
import { finishDrawing, payForDrawing, returnCredits } from './drawings.ts'
import { promptForModel } from './prompt-for-model.ts'

export type DrawByModelResult =
  | { ok: true; artworkId: string }
  | { ok: false; reason: 'quota-reached' | 'not-enough-credits' | 'image-model-failed' | 'under-way' }
  /** The request itself was refused. The message is for the visitor. */
  | { ok: false; reason: 'refused'; code: string; message: string }

type Asked = {
  visitorHash: string
  image: ImageRequest
  /** The request's idempotency key: one key pays for one picture, whatever happens to the request. */
  key: string | null
}

/** The distance in mm from the artwork's edge to the cut line, the same as for uploads. */
const OFFSET_MM = 3

/**
 * Has the image model draw a picture, and processes it like an upload: removes the background, redraws it as flat shapes and adds a cut
 * line. The credits are taken first, and returned if this fails. It continues even if the visitor leaves, because the provider bills the
 * picture anyway, and repeating the request returns it.
 */
export async function drawByModel(
  deps: ArtworkDeps,
  model: ImageModel,
  { visitorHash, image, key }: Asked,
): Promise<DrawByModelResult> {
  const refused = await screen(deps, image.prompt)
  if (refused) return { ok: false, reason: 'refused', code: refused.reason, message: refused.message }
  const { files, bytes } = await measureArtwork(deps.db, visitorHash)
  // Assumes a picture of maximum size, so that nobody pays for one that doesn't fit into their quota.
  const hasRoom = files < ARTWORK_QUOTA.files && bytes + LARGEST_ARTWORK_BYTES <= ARTWORK_QUOTA.bytes
  if (!hasRoom) return { ok: false, reason: 'quota-reached' }
  const paid = await payForDrawing(deps.db, { visitorHash, credits: model.credits, key, now: deps.now() })
  if (!paid.ok) return paid
  if (paid.artworkId !== null) return { ok: true, artworkId: paid.artworkId }
  try {
    const artwork = await draw(deps, model, { visitorHash, image })
    if (artwork === null) await returnCredits(deps.db, paid.drawingId, deps.now())
    else await finishDrawing(deps.db, paid.drawingId, artwork.id)
    return artwork === null
      ? { ok: false, reason: 'image-model-failed' }
      : { ok: true, artworkId: artwork.id }
  } catch (error) {
    await returnCredits(deps.db, paid.drawingId, deps.now())
    throw error
  }
}

/**
 * Applies the shop's own screening, which also covers pictures from the model. Text in quotation marks is lettering, not a picture.
 */
async function screen(deps: Pick<ArtworkDeps, 'db' | 'now'>, prompt: string) {
  const { whole } = await findScreens(deps.db)
  const described = prompt.replaceAll(/["“”][^"“”]*["“”]/g, ' ')
  const refused = whole.lettering([prompt]) ?? whole.subjects(described)
  if (refused) await recordRefusal(deps, { place: 'image', text: prompt, reason: refused.reason })
  return refused
}

async function draw(
  deps: ArtworkDeps,
  model: ImageModel,
  { visitorHash, image }: Pick<Asked, 'visitorHash' | 'image'>,
): Promise<ArtworkRow | null> {
  const drawn = await model.draw(promptForModel(image))
  if (!drawn.ok) {
    deps.log('warn', 'The image model returned no picture', { reason: drawn.reason, detail: drawn.detail })
    return null
  }
  const taken = await acceptArtwork(deps, {
    visitorHash,
    fileName: `${image.prompt.slice(0, 60)}.png`,
    file: drawn.picture,
    widthMm: image.widthMm,
    reading: { offsetMm: OFFSET_MM, tolerance: null, vectorise: true, keepInside: true },
  })
  if (taken.ok) return taken.artwork
  const detail = taken.reason === 'not-read' ? taken.refused.message : taken.reason
  deps.log('warn', 'The image model’s picture could not be taken in', { detail })
  return null
}

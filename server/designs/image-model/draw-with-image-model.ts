import { describeDesignRefusal } from '../../../content/design-refusals.ts'
import { MAX_ARTWORK_BYTES } from '../../../contract/artwork.ts'
import type { ImageRequest } from '../../../contract/credits.ts'
import type { ImageModel } from '../../gateways/image-model.ts'
import { type ArtworkRow, measureArtwork } from '../artwork/artworks.ts'
import { ARTWORK_QUOTA, type ArtworkDeps, acceptArtwork } from '../artwork/accept-artwork.ts'
import { loadTextScreeners, recordRefusedText } from '../../screening/index.ts'
import { finishDrawing, payForDrawing, refundDrawingCredits } from './drawings.ts'

export type DrawWithImageModelResult =
  | { ok: true; artworkId: string }
  | { ok: false; reason: 'quota-reached' | 'not-enough-credits' | 'image-model-failed' | 'under-way' }
  /** The shop refused the request. `message` is for the visitor. */
  | { ok: false; reason: 'refused'; code: string; message: string }

type DrawingRequest = {
  visitorHash: string
  image: ImageRequest
  /** The idempotency key of the request. Requests with the same key pay for only one picture. */
  key: string | null
}

/** The distance in mm between artwork and cut line, the same as for uploads. */
const OFFSET_MM = 3

/**
 * Lets the image model draw a picture and processes it like an upload: removes the background, traces flat shapes and adds a cut line.
 * Takes the credits first, and gives them back if anything fails. Continues even if the visitor leaves: the provider charges for the
 * picture anyway, and the visitor gets it by repeating the request.
 */
export async function drawWithImageModel(
  deps: ArtworkDeps,
  model: ImageModel,
  { visitorHash, image, key }: DrawingRequest,
): Promise<DrawWithImageModelResult> {
  const refused = await screen(deps, image.prompt)
  if (refused)
    return { ok: false, reason: 'refused', code: refused.reason, message: describeDesignRefusal(refused) }
  const { files, bytes } = await measureArtwork(deps.db, visitorHash)
  // Requires enough room for the largest possible picture, so that the visitor can't pay for a picture that exceeds the quota.
  const hasRoom = files < ARTWORK_QUOTA.files && bytes + MAX_ARTWORK_BYTES <= ARTWORK_QUOTA.bytes
  if (!hasRoom) return { ok: false, reason: 'quota-reached' }
  const paid = await payForDrawing(deps.db, { visitorHash, credits: model.credits, key, now: deps.now() })
  if (!paid.ok) return paid
  if (paid.artworkId !== null) return { ok: true, artworkId: paid.artworkId }
  try {
    const artwork = await draw(deps, model, { visitorHash, image })
    if (artwork === null) await refundDrawingCredits(deps.db, paid.drawingId, deps.now())
    else await finishDrawing(deps.db, paid.drawingId, artwork.id)
    return artwork === null
      ? { ok: false, reason: 'image-model-failed' }
      : { ok: true, artworkId: artwork.id }
  } catch (error) {
    await refundDrawingCredits(deps.db, paid.drawingId, deps.now())
    throw error
  }
}

/**
 * Checks the prompt, because the shop's rules also apply to pictures from the model. Text in quotation marks is checked as lettering, the
 * rest as a description.
 */
async function screen(deps: Pick<ArtworkDeps, 'db' | 'now'>, prompt: string) {
  const { whole } = await loadTextScreeners(deps.db)
  const described = prompt.replaceAll(/["“”][^"“”]*["“”]/g, ' ')
  const refused = whole.lettering([prompt]) ?? whole.subjects(described)
  if (refused) await recordRefusedText(deps, { place: 'image', text: prompt, reason: refused.reason })
  return refused
}

async function draw(
  deps: ArtworkDeps,
  model: ImageModel,
  { visitorHash, image }: Pick<DrawingRequest, 'visitorHash' | 'image'>,
): Promise<ArtworkRow | null> {
  const drawn = await model.draw(writeModelPrompt(image))
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
  deps.log('warn', 'Couldn’t process the image model’s picture', { detail })
  return null
}

const STYLE_PROMPTS: Readonly<Record<ImageRequest['style'], string>> = {
  modern: 'Modern flat illustration with geometric shapes.',
  vintage: 'Vintage badge illustration in a few muted colours.',
  minimalist: 'Minimalist line icon in one or two colours.',
  bold: 'Bold mascot illustration with heavy outlines and strong colours.',
  graffiti: 'Graffiti illustration with lively shapes and bright colours.',
  professional: 'Clean emblem for a company in two or three sober colours.',
}

// This text is added to each prompt, because a picture can be traced and cut only if it has flat areas, a single piece and a background in
// another colour.
const VINYL_PROMPT =
  'Artwork of a die-cut vinyl sticker: one centred motif in one piece, flat solid colours, clean edges, plain white background, nothing cut off at the edges, no shadow, no texture, no mockup, no watermark.'

function writeModelPrompt({ prompt, style }: Pick<ImageRequest, 'prompt' | 'style'>): string {
  return `${prompt.replace(/[.\s]*$/, '')}. ${STYLE_PROMPTS[style]} ${VINYL_PROMPT}`
}

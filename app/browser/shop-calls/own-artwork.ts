import type { DesignList } from '../../../contract/design.ts'
import type { Image } from '../../../contract/image.ts'
import { formatArtworkReference } from '../../../domain/personalization/line-artwork.ts'
import { callApi } from '../call-api.ts'
import { buildOwnImageUrl, listOwnImages } from './own-images.ts'
import { buildImageForm, sendImage } from './send-image.ts'

/** One of the visitor's files or designs that can be attached to a made-to-order item. */
type OwnArtwork = { ref: string; name: string; previewSrc: string | null; format: string }

const ofImage = ({ id, originalName, hasPreview, format }: Image): OwnArtwork => ({
  ref: formatArtworkReference({ kind: 'image', id }),
  name: originalName,
  previewSrc: hasPreview ? buildOwnImageUrl(id) : null,
  format,
})

/** Fetches the visitor's own images, newest first; null if they couldn't be loaded. */
export async function listImageArtwork(): Promise<OwnArtwork[] | null> {
  const images = await listOwnImages()
  return images && images.map(ofImage)
}

/** Fetches the visitor's saved designs; null if they couldn't be loaded. */
export async function listDesignArtwork(): Promise<OwnArtwork[] | null> {
  const answer = await callApi<DesignList>({ method: 'GET', address: '/api/designs?saved=true' })
  if (!answer.ok) return null
  return answer.value.designs.map(({ id, concept, links }) => ({
    ref: formatArtworkReference({ kind: 'design', id }),
    name: concept,
    previewSrc: links.png,
    format: 'svg',
  }))
}

type Failures = { offline: string; failed: string }

/** Uploads a file to the visitor's gallery. PDF and AI files are stored unchanged, because they are printed as they are. */
export async function sendArtwork(
  file: File,
  progress: (share: number) => void,
  words: Failures,
): Promise<{ ok: true; item: OwnArtwork } | { ok: false; message: string }> {
  const use = /\.(?:pdf|ai)$/i.test(file.name) ? 'banner' : 'gallery'
  const sent = await sendImage({ ...buildImageForm(file, use), progress })
  if (sent.ok) return { ok: true, item: ofImage(sent.image) }
  return { ok: false, message: sent.message === null ? words.offline : sent.message || words.failed }
}

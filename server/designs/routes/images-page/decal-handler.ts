import type { Context } from 'hono'
import { refusalMessages } from '../../../../content/refusal-messages.ts'
import { myImagesCopy } from '../../../../content/my-images.ts'
import { makeArtworkFromImage, type ImageArtwork } from '../../images/image-artwork.ts'
import { findVisitor } from '../../../visitor.ts'
import type { ImagePageDeps } from './image-page-deps.ts'
import { makeErrorNotice, readImagesPage } from './read-images-page.ts'

const { failed: title, gone, tooMany } = myImagesCopy.decal

/** Makes artwork from an image, and redirects to the design generator. */
export async function handleMakeDecal(deps: ImagePageDeps, c: Context, id: string): Promise<Response> {
  const refuse = async (status: number, text: string) =>
    deps.send(c, await readImagesPage(deps, c, makeErrorNotice(title, text)), status)
  const visitor = await findVisitor(c, deps)
  if (!visitor) return refuse(404, gone)
  if (!(await deps.limitDecals(c, visitor.hash)).ok) return refuse(429, tooMany)
  const made = await makeArtworkFromImage(deps, { id, visitorHash: visitor.hash })
  if (made.ok) return c.redirect(`/design-generator?tab=upload&artwork=${made.artworkId}`, 303)
  return refuse(made.reason === 'unknown-image' ? 404 : 422, wordsOf(made))
}

function wordsOf(refused: Extract<ImageArtwork, { ok: false }>): string {
  switch (refused.reason) {
    case 'unknown-image':
      return gone
    case 'too-large':
      return 'A decal takes files up to 10 MB. Please save a smaller one and upload that.'
    case 'quota-reached':
      return "You've reached the limit for decal files. Please delete some in My Designs first."
    case 'no-room':
      return refusalMessages.noRoom
    case 'not-read':
      return refused.message
  }
}

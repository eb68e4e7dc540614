import type { Context } from 'hono'
import { myImages } from '../../../../content/my-images.ts'
import { LARGEST_IMAGE_BYTES } from '../../../../domain/images/image-rules.ts'
import { hasTooManyParts } from '../../../web/form-parts.ts'
import { imageRefusalWords } from '../image-refusals.ts'
import { clientAddress } from '../../../client-address.ts'
import { takeImage } from '../../images/take-image.ts'
import { takeVisitor } from '../../../visitor.ts'
import type { ImagePageDeps } from './image-page-deps.ts'
import { failure, readImagesPage } from './read-images-page.ts'

const { upload: words, decal } = myImages

/** Handles the page's upload form without scripts: one image at a time. */
export async function takeUpload(deps: ImagePageDeps, c: Context): Promise<Response> {
  const refuse = async (status: number, title: string, text = '') =>
    deps.send(c, await readImagesPage(deps, c, failure(title, text)), status)
  if (hasTooManyParts(await c.req.arrayBuffer(), c.req.header('content-type') ?? ''))
    return refuse(422, words.failed)
  const form = await c.req.parseBody()
  const image = form['image']
  // Browsers send an empty file if none was chosen.
  if (!(image instanceof File) || image.size === 0) return refuse(422, words.none)
  const storage = form['storage'] === 'base64' ? 'database' : 'file'
  const visitor = await takeVisitor(c, deps)
  const asker = { visitorHash: visitor.hash, address: clientAddress(c, deps.env) }
  if (!(await deps.limits.take(asker, deps.now())).ok) return refuse(429, words.failed, decal.tooMany)
  const asked = { use: 'gallery', storage } as const
  const taken =
    image.size > LARGEST_IMAGE_BYTES
      ? ({ ok: false, reason: 'too-large' } as const)
      : await takeImage(deps, {
          ...asked,
          visitorHash: visitor.hash,
          fileName: image.name,
          file: new Uint8Array(await image.arrayBuffer()),
        })
  if (taken.ok) return c.redirect('/images?done=uploaded', 303)
  return refuse(422, words.failed, imageRefusalWords(taken, asked))
}

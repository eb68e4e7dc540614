import type { Context } from 'hono'
import { myImagesCopy } from '../../../../content/my-images.ts'
import { hasTooManyParts } from '../../../web/form-parts.ts'
import { describeImageRefusal } from '../image-refusals.ts'
import type { ImagePageDeps } from './image-page-deps.ts'
import { makeErrorNotice, readImagesPage } from './read-images-page.ts'

const { upload: words, decal } = myImagesCopy

/** Handles the gallery's upload form without scripts. It accepts one image at a time. */
export async function handleUpload(deps: ImagePageDeps, c: Context): Promise<Response> {
  const refuse = async (status: number, title: string, text = '') =>
    deps.send(c, await readImagesPage(deps, c, makeErrorNotice(title, text)), status)
  if (hasTooManyParts(await c.req.arrayBuffer(), c.req.header('content-type') ?? ''))
    return refuse(422, words.failed)
  const form = await c.req.parseBody()
  const image = form['image']
  // If no file was chosen, browsers send an empty file.
  if (!(image instanceof File) || image.size === 0) return refuse(422, words.none)
  const storage = form['storage'] === 'base64' ? 'database' : 'file'
  const asked = { use: 'gallery', storage } as const
  const taken = await deps.actions.take(c, { ...asked, fileName: image.name, file: image })
  if (taken.ok) return c.redirect('/images?done=uploaded', 303)
  return taken.reason === 'too-many-requests'
    ? refuse(429, words.failed, decal.tooMany)
    : refuse(422, words.failed, describeImageRefusal(taken, asked))
}

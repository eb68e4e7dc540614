import { type Image, imageSchema } from '../../contract/image.ts'
import type { TestVisitor } from './visitor.ts'

type Upload = { name?: string; use?: 'gallery' | 'banner' }

/** Uploads an image, to the gallery or for a banner. */
export function sendImage(
  of: TestVisitor,
  file: string | Uint8Array,
  { name = 'logo.png', use }: Upload = {},
): Promise<Response> {
  const form = new FormData()
  form.set('image', new File([typeof file === 'string' ? file : new Uint8Array(file)], name))
  if (use) form.set('use', use)
  return of.upload('/api/images/upload', form)
}

/**
 * How often a request is repeated. On a busy machine, the engine may take longer to start than a request may take. The shop then responds
 * with 503, and a browser would repeat the request, too.
 */
const MAX_TRIES = 6

export async function uploadImage(
  of: TestVisitor,
  file: string | Uint8Array,
  upload: Upload = {},
): Promise<Image> {
  let response = await sendImage(of, file, upload)
  for (let tries = 1; tries < MAX_TRIES && response.status === 503; tries += 1)
    response = await sendImage(of, file, upload)
  if (response.status !== 201) throw new Error(await response.text())
  return imageSchema.parse(await response.json())
}

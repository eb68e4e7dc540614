import type { Context } from 'hono'
import { MAX_IMAGE_BYTES } from '../../../domain/images/image-rules.ts'
import type { Deps } from '../../deps.ts'
import { findVisitor, getOrCreateVisitor } from '../../visitor.ts'
import { createCallLimit, type TooManyCalls } from '../../web/call-limit.ts'
import { removeImage } from '../images/remove-image.ts'
import { type ImageUpload, type AcceptImageResult, acceptImage } from '../images/accept-image.ts'

type Upload = Omit<ImageUpload, 'visitorHash' | 'file'> & { file: File | Uint8Array<ArrayBuffer> }

/** The actions that add and remove a visitor's images. Both the JSON routes and the gallery's forms use them. */
export function createImageActions(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'engine' | 'env' | 'store' | 'visitorSecret'>,
) {
  const limit = createCallLimit(deps, 'image-uploads')
  const take = async (c: Context, { file, ...upload }: Upload): Promise<AcceptImageResult | TooManyCalls> => {
    // Checks the size before the file is read into memory.
    if (file instanceof File && file.size > MAX_IMAGE_BYTES) return { ok: false, reason: 'too-large' }
    const { hash: visitorHash } = await getOrCreateVisitor(c, deps)
    const call = await limit(c, visitorHash)
    if (!call.ok) return call
    const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : file
    return acceptImage(deps, { ...upload, visitorHash, file: bytes })
  }
  const remove = async (c: Context, id: string): Promise<boolean> => {
    const visitor = await findVisitor(c, deps)
    return visitor !== null && (await removeImage(deps, { id, visitorHash: visitor.hash }))
  }
  return { take, remove }
}

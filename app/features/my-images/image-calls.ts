import { myImagesCopy } from '../../../content/my-images.ts'
import type { Image } from '../../../contract/image.ts'
import { callShop } from '../../browser/call-shop.ts'
import { imageForm, sendImage } from '../../browser/shop-calls/send-image.ts'
import { readAsDataUrl } from './read-file.ts'

/** Where the shop stores an image: as a file, or in its database (uploaded as base64). */
export type Storage = 'file' | 'base64'
/** `note` says how the shop read the image; null if there is nothing to say. */
export type ImageSent = { ok: true; note: string | null } | { ok: false; message: string }

/** Fetches the visitor's own images, newest first; null if they couldn't be loaded. */
export async function listImages(): Promise<Image[] | null> {
  const answer = await callShop<Image[]>({ method: 'GET', address: '/api/images' })
  return answer.ok ? answer.value : null
}

/** Deletes an image. Also returns true if the image was already gone. */
export async function deleteImage(id: string): Promise<boolean> {
  const answer = await callShop({ method: 'DELETE', address: `/api/images/${encodeURIComponent(id)}` })
  return answer.ok || answer.status === 404
}

/** Uploads one image. `progress` receives the fraction of the bytes sent, 0 to 1. Never throws. */
export async function sendToGallery(
  file: File,
  storage: Storage,
  progress: (share: number) => void,
): Promise<ImageSent> {
  const whole = storage === 'file' ? imageForm(file) : await asBase64(file)
  if (whole === null) return { ok: false, message: myImagesCopy.upload.noImage }
  const sent = await sendImage({ ...whole, progress })
  return sent.ok
    ? { ok: true, note: sent.image.note ?? null }
    : { ok: false, message: sent.message ?? myImagesCopy.upload.offline }
}

async function asBase64(file: File) {
  const dataUrl = await readAsDataUrl(file)
  if (dataUrl === null) return null
  const { name, type, size } = file
  const dataBase64 = dataUrl.slice(dataUrl.indexOf(',') + 1)
  const body = JSON.stringify({ dataBase64, filename: name, mimeType: type, originalName: name, size })
  return { address: '/api/images/upload-base64', body }
}

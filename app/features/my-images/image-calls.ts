import { myImagesCopy } from '../../../content/my-images.ts'
import { callApi } from '../../browser/call-api.ts'
import { buildOwnImageUrl } from '../../browser/shop-calls/own-images.ts'
import { buildImageForm, sendImage } from '../../browser/shop-calls/send-image.ts'
import { readAsDataUrl } from './read-file.ts'

/** Where the shop stores an image: as a file, or in its database. Images for the database are uploaded as base64. */
export type ImageStorage = 'file' | 'base64'
/** The result of an upload. `note` is a remark by the shop on how it read the image; null if there is none. */
export type SendImageResult = { ok: true; note: string | null } | { ok: false; message: string }

/** Deletes an image. Also returns true if the image no longer exists. */
export async function deleteImage(id: string): Promise<boolean> {
  const answer = await callApi({ method: 'DELETE', address: buildOwnImageUrl(id) })
  return answer.ok || answer.status === 404
}

/** Uploads one image. `progress` receives the fraction of the bytes sent, 0 to 1. Never throws. */
export async function sendToGallery(
  file: File,
  storage: ImageStorage,
  progress: (share: number) => void,
): Promise<SendImageResult> {
  const whole = storage === 'file' ? buildImageForm(file) : await asBase64(file)
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

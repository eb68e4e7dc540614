import type { Image } from '../../../contract/image.ts'
import { sendWithProgress } from './send-with-progress.ts'

type Sending = {
  address: string
  body: FormData | string
  progress: (share: number) => void
}

/**
 * The result of an upload. If the upload failed, `message` is the shop's explanation. The message is empty if a proxy responded instead of
 * the shop, and null if no response came.
 */
export type SendImageResult = { ok: true; image: Image } | { ok: false; message: string | null }

/** Uploads an image to the visitor's gallery, or as a file for a banner. Never throws. */
export async function sendImage(sending: Sending): Promise<SendImageResult> {
  const sent = await sendWithProgress(sending)
  if (!sent.ok) return { ok: false, message: null }
  try {
    const answer = JSON.parse(sent.text)
    if (sent.status >= 200 && sent.status < 300) return { ok: true, image: answer }
    return { ok: false, message: typeof answer.detail === 'string' ? answer.detail : '' }
  } catch {
    return { ok: false, message: '' }
  }
}

/** Builds the URL and the form data of an upload. */
export function buildImageForm(
  file: File,
  use: 'gallery' | 'banner' = 'gallery',
): { address: string; body: FormData } {
  const body = new FormData()
  body.set('image', file, file.name)
  body.set('use', use)
  return { address: '/api/images/upload', body }
}

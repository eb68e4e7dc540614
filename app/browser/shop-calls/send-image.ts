import type { Image } from '../../../contract/image.ts'
import { sendWithProgress } from './send-with-progress.ts'

type Sending = {
  address: string
  body: FormData | string
  progress: (share: number) => void
}

/** `message`: the shop's own sentence; empty where something else answered in its place, null where nothing did. */
export type SentImage = { ok: true; image: Image } | { ok: false; message: string | null }

/** Sends an image to the visitor's gallery, or for a banner. Never throws. */
export async function sendImage(sending: Sending): Promise<SentImage> {
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

/** A file as the shop's form takes it. */
export function imageForm(
  file: File,
  use: 'gallery' | 'banner' = 'gallery',
): { address: string; body: FormData } {
  const body = new FormData()
  body.set('image', file, file.name)
  body.set('use', use)
  return { address: '/api/images/upload', body }
}

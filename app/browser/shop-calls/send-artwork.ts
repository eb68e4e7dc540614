import type { Artwork } from '../../../contract/artwork.ts'
import type { ApiResult } from '../call-api.ts'
import { type CallFailure, makeCallFailure, toCallFailure } from './call-failure.ts'
import { sendWithProgress } from './send-with-progress.ts'

/** Options for how the server reads an uploaded file. */
export type ArtworkReadOptions = {
  widthMm: number
  /** The tolerance for the background's colour, from 0 to 100; null lets the engine choose. */
  tolerance: number | null
  offsetMm: number
  vectorise: boolean
  keepInside: boolean
  /** Page number in a PDF, from 1. */
  page: number
  /**
   * The part of a picture to keep, as a PNG of the whole picture: black is kept, white removed. With null, the shop detects the background.
   */
  cutOut: Blob | null
}

/** Receives the fraction of the bytes sent, 0 to 1. At 1, the shop is reading the file. */
type Progress = (share: number) => void

type Sending = {
  file: File
  name: string
  options: ArtworkReadOptions
  progress: Progress
  signal: AbortSignal
}

/** Uploads a file as artwork under the given name. */
export async function sendArtwork(sending: Sending): Promise<ApiResult<Artwork, CallFailure>> {
  const { file, name, options, progress, signal } = sending
  const form = new FormData()
  form.set('file', file, name)
  form.set('widthMm', String(options.widthMm))
  if (options.tolerance !== null) form.set('tolerance', String(options.tolerance))
  form.set('offsetMm', String(options.offsetMm))
  form.set('keepInside', options.keepInside ? '1' : '0')
  form.set('page', String(options.page))
  form.set('vectorise', options.vectorise ? '1' : '0')
  if (options.cutOut) form.set('cutOut', options.cutOut, 'cut-out.png')
  const sent = await sendWithProgress({ address: '/api/artwork', body: form, progress, signal })
  return sent.ok ? answerOf(sent) : makeCallFailure(sent.reason)
}

function answerOf({ status, text }: { status: number; text: string }): ApiResult<Artwork, CallFailure> {
  try {
    if (status >= 200 && status < 300) return { ok: true, value: JSON.parse(text) }
    return toCallFailure(status, JSON.parse(text))
  } catch {
    // A proxy sent a page in place of the shop's response.
    return toCallFailure(status, {})
  }
}

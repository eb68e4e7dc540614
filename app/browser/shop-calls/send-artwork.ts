import type { Artwork } from '../../../contract/artwork.ts'
import { type CallResult, failure, failureOf } from './call-failure.ts'

/** How an uploaded file is to be read. */
export type ReadingOptions = {
  widthMm: number
  /** 0 to 100; null lets the engine choose. */
  tolerance: number | null
  offsetMm: number
  vectorise: boolean
  keepInside: boolean
}

/** `share` of the bytes that are sent, 0 to 1; at 1 the shop is reading the file. */
type Progress = (share: number) => void

type Sending = { file: File; name: string; options: ReadingOptions; progress: Progress; signal: AbortSignal }

/** Sends a file under a name. XMLHttpRequest, since `fetch` does not tell how much has left. */
export function sendArtwork({
  file,
  name,
  options,
  progress,
  signal,
}: Sending): Promise<CallResult<Artwork>> {
  const form = new FormData()
  form.set('file', file, name)
  form.set('widthMm', String(options.widthMm))
  if (options.tolerance !== null) form.set('tolerance', String(options.tolerance))
  form.set('offsetMm', String(options.offsetMm))
  form.set('keepInside', options.keepInside ? '1' : '0')
  form.set('vectorise', options.vectorise ? '1' : '0')
  const { promise, resolve } = Promise.withResolvers<CallResult<Artwork>>()
  const request = new XMLHttpRequest()
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) progress(loaded / total)
  })
  request.addEventListener('load', () => resolve(answerOf(request)))
  request.addEventListener('error', () => resolve(failure('offline')))
  request.addEventListener('abort', () => resolve(failure('stopped')))
  signal.addEventListener('abort', () => request.abort())
  request.open('POST', '/api/artwork')
  request.setRequestHeader('accept', 'application/json')
  request.send(form)
  return promise
}

function answerOf({ status, responseText }: XMLHttpRequest): CallResult<Artwork> {
  try {
    if (status >= 200 && status < 300) return { ok: true, value: JSON.parse(responseText) }
    return failureOf(status, JSON.parse(responseText))
  } catch {
    // A proxy's page in place of an answer.
    return failureOf(status, {})
  }
}

type Sending = {
  address: string
  body: FormData | string
  /** Receives the fraction of the bytes sent, 0 to 1. At 1, the shop is processing the upload. */
  progress: (share: number) => void
  signal?: AbortSignal
}

/** The result of sending. `offline`: no response came. `stopped`: the signal aborted the request. */
export type SendResult =
  | { ok: true; status: number; text: string }
  | { ok: false; reason: 'offline' | 'stopped' }

/** Posts a form, or JSON as text. Uses XMLHttpRequest, because `fetch` reports no upload progress. Never throws. */
export function sendWithProgress({ address, body, progress, signal }: Sending): Promise<SendResult> {
  const { promise, resolve } = Promise.withResolvers<SendResult>()
  const request = new XMLHttpRequest()
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) progress(loaded / total)
  })
  request.addEventListener('load', () =>
    resolve({ ok: true, status: request.status, text: request.responseText }),
  )
  request.addEventListener('error', () => resolve({ ok: false, reason: 'offline' }))
  request.addEventListener('abort', () => resolve({ ok: false, reason: 'stopped' }))
  signal?.addEventListener('abort', () => request.abort())
  request.open('POST', address)
  request.setRequestHeader('accept', 'application/json')
  if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json')
  request.send(body)
  return promise
}

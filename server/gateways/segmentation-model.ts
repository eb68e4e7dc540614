import sharp from 'sharp'

/** The reasons why a model returned no cut-out. */
export type SegmentationFailure = 'timeout' | 'too-large' | 'not-a-picture' | 'failed'

type CutOutResult =
  | { ok: true; mask: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: SegmentationFailure; detail: string }

/** A model that finds the subject of a photo. A shop without such a model lets the browser suggest the cut-out. */
export type SegmentationModel = {
  /**
   * Finds the subject of a photo (JPG or PNG). Returns a PNG with the photo's proportions and at most 640 pixels on the longer side: the
   * subject is black, and everything else is white. Never throws, and always returns within the time limit. The field `detail` is for the
   * log.
   */
  findSubject(photo: Blob, signal?: AbortSignal): Promise<CutOutResult>
}

type Settings = { url: string; key?: string | undefined; timeoutMs?: number }

const TIMEOUT_MS = 20_000
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
const MAX_PICTURE_PIXELS = 1_500 * 1_500
const MAX_SIDE_PX = 640

/**
 * Creates a client for a service that removes backgrounds. The service must have the same API as rembg's server: it takes the photo as the
 * form field `file`, and returns a PNG with a transparent background.
 */
export function createSegmentationModel({ url, key, timeoutMs = TIMEOUT_MS }: Settings): SegmentationModel {
  return {
    async findSubject(photo, signal) {
      const timeout = AbortSignal.timeout(timeoutMs)
      try {
        const body = new FormData()
        body.set('file', photo, 'photo.jpg')
        const response = await fetch(url, {
          method: 'POST',
          body,
          // Doesn't follow redirects, because the API key would be sent to their target.
          redirect: 'error',
          headers: { accept: 'image/png', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        })
        if (!response.ok) return failed('failed', `status ${response.status}`)
        const png = await readLimited(response)
        return png ? await maskOf(png) : failed('too-large', `over ${MAX_ANSWER_BYTES} bytes`)
      } catch (error) {
        return failed(timeout.aborted ? 'timeout' : 'failed', String(error).slice(0, 300))
      }
    },
  }
}

const failed = (reason: SegmentationFailure, detail: string): CutOutResult => ({ ok: false, reason, detail })

async function readLimited(response: Response): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function maskOf(png: Uint8Array): Promise<CutOutResult> {
  const facts = await sharp(png, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (facts?.format !== 'png' || !facts.hasAlpha)
    return failed('not-a-picture', `format "${facts?.format ?? ''}"`)
  if (facts.width * facts.height > MAX_PICTURE_PIXELS)
    return failed('too-large', `${facts.width} × ${facts.height} pixels`)
  try {
    const mask = await sharp(png)
      .extractChannel('alpha')
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .threshold(128)
      .negate()
      .png()
      .toBuffer()
    return { ok: true, mask: new Uint8Array(mask) }
  } catch (error) {
    return failed('not-a-picture', String(error).slice(0, 300))
  }
}

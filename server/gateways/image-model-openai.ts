import sharp from 'sharp'
import type { ImageModel, ImageModelFailure } from './image-model.ts'

export type ImageModelSettings = {
  /** The URL of the API with its version, such as https://api.example.com/v1. */
  url: string
  /** The API key; undefined for a model that needs none, for example on the shop's own machine. */
  key: string | undefined
  model: string
  credits: number
  timeoutMs?: number
}

// The time limit in ms. Slow models need half a minute for a picture.
const TIMEOUT_MS = 50_000
// The maximum size of a response in bytes. It is the size of the largest accepted picture in base64, with the JSON around it.
const MAX_ANSWER_BYTES = 14 * 1024 * 1024
const MAX_PICTURE_PIXELS = 4_096 * 4_096
const PICTURE_SIZE = '1024x1024'
const PICTURE_FORMATS = new Set(['png', 'jpeg', 'webp'])

class AnswerTooLarge extends Error {}

/** Creates a client for an image model. Works with any service that offers OpenAI's endpoint POST {url}/images/generations. */
export function createImageModel({
  url,
  key,
  model,
  credits,
  timeoutMs = TIMEOUT_MS,
}: ImageModelSettings): ImageModel {
  const baseURL = url.replace(/\/+$/, '')
  const settings = {
    name: 'image-model',
    baseURL,
    fetch: fetchLimited,
    ...(key !== undefined && { apiKey: key }),
  }
  return {
    credits,
    async draw(prompt) {
      const timeout = AbortSignal.timeout(timeoutMs)
      try {
        // Loads the library only when it is needed. It takes half a second and 30 MB, and most shops use no model.
        const [{ generateImage }, { createOpenAICompatible }] = await Promise.all([
          import('ai'),
          import('@ai-sdk/openai-compatible'),
        ])
        // Never retries, because the provider might charge for a picture twice.
        const how = { prompt, n: 1, size: PICTURE_SIZE, maxRetries: 0, abortSignal: timeout } as const
        const { image } = await generateImage({
          model: createOpenAICompatible(settings).imageModel(model),
          ...how,
        })
        return await checked(new Uint8Array(image.uint8Array))
      } catch (error) {
        return { ok: false, reason: reasonOf(error, timeout), detail: detailOf(error) }
      }
    },
  }
}

/** Rejects a picture with an unsupported format or too many pixels, so that the engine never has to read it. */
async function checked(picture: Uint8Array<ArrayBuffer>): ReturnType<ImageModel['draw']> {
  // Reads only the header of the picture, not its pixels.
  const facts = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  const { format = '', width = 0, height = 0 } = facts ?? {}
  if (!PICTURE_FORMATS.has(format))
    return { ok: false, reason: 'not-a-picture', detail: `format "${format}"` }
  if (width * height > MAX_PICTURE_PIXELS)
    return { ok: false, reason: 'too-large', detail: `${width} × ${height} pixels` }
  return { ok: true, picture }
}

function reasonOf(error: unknown, timeout: AbortSignal): ImageModelFailure {
  if (timeout.aborted) return 'timeout'
  return causes(error).some((cause) => cause instanceof AnswerTooLarge) ? 'too-large' : 'failed'
}

function causes(error: unknown): unknown[] {
  return error instanceof Error && error.cause !== undefined ? [error, ...causes(error.cause)] : [error]
}

/** Keeps only the message of an error, because the error objects of this library contain the whole request and response. */
const detailOf = (error: unknown): string => String(error).slice(0, 300)

/** Like `fetch`, but limits the size of the response. Doesn't follow redirects, because the API key would be sent to their target. */
async function fetchLimited(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (response.body === null) return response
  let left = MAX_ANSWER_BYTES
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.length
      if (left < 0) controller.error(new AnswerTooLarge('The image model’s response is too large'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(limit), { status, statusText, headers })
}

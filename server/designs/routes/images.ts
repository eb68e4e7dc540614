import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ImageUse } from '../../../domain/images/image-rules.ts'
import type { Deps } from '../../deps.ts'
import { isOperator } from '../../operator.ts'
import { readImageBytes } from '../images/image-bytes.ts'
import { findAnyImages, findOwnImages, type ImageRow, listOwnImages } from '../images/images.ts'
import type { ImageUploadRefusal } from '../images/accept-image.ts'
import { findVisitor } from '../../visitor.ts'
import { respondTooManyCalls } from '../../web/call-limit.ts'
import { refuseUpload } from './refuse-upload.ts'
import { sendAttachment } from '../../web/attachment.ts'
import { createImageActions } from './image-actions.ts'
import { describeImageRefusal } from './image-refusals.ts'
import {
  listImagesRoute,
  originalImageRoute,
  removeImageRoute,
  showImageRoute,
  uploadBase64Route,
  uploadImageRoute,
} from './image-routes.ts'
import { toImageView } from './image-view.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'

type ImagesDeps = Pick<Deps, 'db' | 'now' | 'log' | 'engine' | 'env' | 'store' | 'visitorSecret'>

/** The API for visitors' images. Another visitor's image gets the same response as an unknown id. */
export function createImageRoutes(deps: ImagesDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const actions = createImageActions(deps)
  uploading(api, actions)
  looking(api, deps)
  api.openapi(removeImageRoute, async (c) =>
    (await actions.remove(c, c.req.valid('param').id)) ? c.body(null, 204) : unknown(c),
  )
  return api
}

const unknown = (c: Context) => respondProblem(c, 'not-found', 'There is no such image.')

function uploading(api: OpenAPIHono, actions: ReturnType<typeof createImageActions>): void {
  const take = async (c: Context, upload: Parameters<typeof actions.take>[1]) => {
    const taken = await actions.take(c, upload)
    if (taken.ok) return c.json(toImageView(taken.image, taken.note), 201)
    return taken.reason === 'too-many-requests' ? respondTooManyCalls(c, taken) : refuse(c, taken, upload)
  }
  api.openapi(uploadImageRoute, (c) => {
    const { image, use } = c.req.valid('form')
    return take(c, { fileName: image.name, file: image, use, storage: 'file' })
  })
  api.openapi(uploadBase64Route, async (c) => {
    const { dataBase64, originalName, filename } = c.req.valid('json')
    const file = decodeBase64(dataBase64)
    if (!file) return respondProblem(c, 'not-base64', 'The file isn’t valid base64.')
    return take(c, { fileName: originalName || filename, file, use: 'gallery', storage: 'database' })
  })
}

/** Decodes base64 from a browser, with or without the prefix "data:…;base64,". Returns null for any other text. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const data = /^data:[^,]{0,200};base64,/.test(text) ? text.slice(text.indexOf(',') + 1) : text
  const bytes = new Uint8Array(Buffer.from(data, 'base64'))
  // Node skips invalid characters silently. The number of bytes is as expected only if no character was skipped.
  const letters = data.replace(/=+$/, '').length
  return bytes.length > 0 && bytes.length === Math.floor((letters * 3) / 4) ? bytes : null
}

const STATUS_BY_REFUSAL = {
  'too-large': 413,
  'quota-reached': 429,
  'no-room': 503,
  'store-away': 503,
  'not-taken': 415,
} as const

function refuse(
  c: Context,
  refused: ImageUploadRefusal,
  asked: { use: ImageUse; storage: ImageRow['storage'] },
) {
  const words = describeImageRefusal(refused, asked)
  if (refused.reason === 'not-read') return refuseUpload(c, refused.refused.reason, words)
  return respondProblemWithCode(c, STATUS_BY_REFUSAL[refused.reason], refused.reason, words)
}

function looking(api: OpenAPIHono, deps: ImagesDeps): void {
  const find = async (c: Context, id: string): Promise<ImageRow | null> => {
    const visitor = await findVisitor(c, deps)
    const own = await findOwnImages(deps.db, { ids: [id], visitorHash: visitor?.hash })
    if (own.has(id)) return own.get(id) ?? null
    return (await isOperator(c, deps)) ? ((await findAnyImages(deps.db, [id])).get(id) ?? null) : null
  }
  api.openapi(listImagesRoute, async (c) => {
    const visitor = await findVisitor(c, deps)
    const rows = visitor ? await listOwnImages(deps.db, visitor.hash) : []
    c.header('Cache-Control', 'private, no-store')
    return c.json(
      rows.map((row) => toImageView(row)),
      200,
    )
  })
  api.openapi(showImageRoute, async (c) => {
    const row = await find(c, c.req.valid('param').id)
    if (!row?.hasPreview) return unknown(c)
    // The image's id serves as its ETag, because the bytes of an image never change.
    c.header('ETag', `"${row.id}"`)
    c.header('Cache-Control', 'private, max-age=3600')
    if (c.req.header('if-none-match') === `"${row.id}"`) return c.body(null, 304)
    const bytes = await readImageBytes(deps, row, 'preview')
    return bytes
      ? c.body(bytes, 200, {
          'content-type': 'image/webp',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
      : unknown(c)
  })
  api.openapi(originalImageRoute, async (c) => {
    const row = await find(c, c.req.valid('param').id)
    const bytes = row && (await readImageBytes(deps, row, 'original'))
    if (!row || !bytes) return unknown(c)
    return sendAttachment(c, bytes, {
      type: 'application/octet-stream',
      name: `image-${row.id}.${row.format}`,
    })
  })
}

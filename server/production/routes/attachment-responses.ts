import type { Context } from 'hono'
import { listAcceptedFormats } from '../../../content/accepted-formats.ts'
import { refusalMessages } from '../../../content/refusal-messages.ts'
import { ATTACHED_LIMITS } from '../../../domain/production/attached-files.ts'
import type { AttachFileResult } from '../attach-file.ts'

/** Returns the status and the message for a file that couldn't be attached. Customer and staff get the same message. */
export function describeAttachmentRefusal(refused: Exclude<AttachFileResult, { ok: true }>): {
  status: 409 | 413 | 415 | 422 | 503
  words: string
} {
  switch (refused.reason) {
    case 'closed':
      return { status: 409, words: 'Files can’t be added to this item anymore.' }
    case 'too-many':
      return { status: 409, words: `An item takes up to ${ATTACHED_LIMITS.files} files.` }
    case 'too-large':
      return { status: 413, words: `A file can be up to ${ATTACHED_LIMITS.bytes / 1024 / 1024} MB.` }
    case 'no-room':
      return { status: 503, words: refusalMessages.noRoom }
    case 'store-away':
      return { status: 503, words: refusalMessages.storeAway }
    case 'not-read':
      if (refused.refused.reason === 'engine-busy') return { status: 503, words: refused.refused.message }
      return refused.refused.reason === 'unknown-type'
        ? { status: 415, words: `Please choose a ${listAcceptedFormats()} file.` }
        : { status: 422, words: refused.refused.message }
  }
}

/** Sends the preview of an upload. The shop has encoded it, so it can't contain scripts. */
export const sendAttachmentPreview = (c: Context, bytes: Uint8Array<ArrayBuffer>) =>
  c.body(bytes, 200, {
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })

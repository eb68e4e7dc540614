import type { Context } from 'hono'
import { refusalMessages } from '../../../content/refusal-messages.ts'
import { respondProblemWithCode } from '../../web/problem.ts'
import type { ProblemStatus } from '../../web/problem-reasons.ts'

/**
 * The HTTP status for each reason to refuse a file. The reasons come from the engine (decal/artwork/artwork-refusals) and from the shop. A
 * reason that isn't listed gets 422, because the file can't be read.
 */
const STATUS_BY_REFUSAL: Readonly<Record<string, ProblemStatus>> = {
  'too-large': 413,
  'unknown-type': 415,
  heic: 415,
  psd: 415,
  'ai-without-pdf': 415,
  postscript: 415,
  'quota-reached': 429,
  'no-room': 503,
  'engine-busy': 503,
}

const REFUSAL_MESSAGES: Readonly<Record<string, string>> = {
  'too-large':
    'The file is over 10 MB. Please save a smaller one: a high-quality JPG, or the PDF without editing data.',
  'cut-out-unfit': 'The cut-out is too large. Please send a PNG of at most 640 pixels and 32 kB.',
  'quota-reached': 'You already have 30 files or 150 MB here. Please delete some first.',
  'no-room': refusalMessages.noRoom,
}

/** Responds that a file was refused. `message` is the engine's message, if it has one. */
export function refuseUpload(
  c: Context,
  reason: string,
  message: string | undefined = REFUSAL_MESSAGES[reason],
) {
  return respondProblemWithCode(c, STATUS_BY_REFUSAL[reason] ?? 422, reason, message)
}

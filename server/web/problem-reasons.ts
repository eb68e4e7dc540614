import { refusalMessages } from '../../content/refusal-messages.ts'
import { TOO_MANY_REQUESTS } from '../../content/too-many-requests.ts'

/** The titles of problems, which are the names of their HTTP statuses (RFC 9110). */
export const PROBLEM_TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
} as const

export type ProblemStatus = keyof typeof PROBLEM_TITLES

type Answer = { status: ProblemStatus; detail: string }

/** All reasons for problems, each with its status and default detail. */
export const PROBLEM_REASONS = {
  'bad-request': { status: 400, detail: 'The request is invalid.' },
  'invalid-parameter': { status: 400, detail: 'A parameter is invalid.' },
  'too-deep': { status: 400, detail: 'The JSON is nested too deeply.' },
  'unknown-review': { status: 400, detail: 'There is no such review to continue from.' },
  'operator-only': { status: 401, detail: 'This is for the operator.' },
  'foreign-origin': { status: 403, detail: 'This request was sent from another site.' },
  'not-bought': { status: 403, detail: 'Production files are for decals that were bought.' },
  'wrong-token': { status: 403, detail: 'The token is wrong.' },
  'not-found': { status: 404, detail: 'There is nothing at this address.' },
  'collection-not-found': { status: 404, detail: 'There is no such collection.' },
  'product-not-found': { status: 404, detail: 'There is no such product.' },
  'variant-not-found': { status: 404, detail: 'There is no such variant.' },
  'image-model-off': { status: 404, detail: 'This shop has no image model.' },
  'segmentation-model-off': { status: 404, detail: 'This shop has no model that finds subjects.' },
  'no-files': { status: 404, detail: 'The files of this job haven’t been made.' },
  'unknown-image': { status: 404, detail: 'You no longer have this image.' },
  'unknown-version': { status: 404, detail: 'This shop doesn’t support that version.' },
  'method-not-allowed': { status: 405, detail: 'This address doesn’t support that method.' },
  'changed-meanwhile': { status: 409, detail: 'It was changed in the meantime. Please check again.' },
  'no-room': { status: 503, detail: refusalMessages.noRoom },
  'opens-soon': { status: 503, detail: 'This shop opens soon.' },
  'term-listed': { status: 409, detail: 'This is already on the list.' },
  'code-taken': { status: 409, detail: 'There is already a code with this name.' },
  'not-open': { status: 409, detail: 'This design is already approved or cancelled.' },
  'body-too-large': { status: 413, detail: 'The body is too large.' },
  'too-large': { status: 413, detail: 'The file is too large.' },
  'not-a-form': { status: 415, detail: 'Send the file as multipart/form-data.' },
  'not-json': { status: 415, detail: 'Send the body as application/json.' },
  'unsupported-media-type': { status: 415, detail: 'This media type isn’t supported.' },
  'invalid-body': { status: 422, detail: 'The body is invalid.' },
  'not-base64': { status: 422, detail: 'The file is not valid base64.' },
  'not-offered': { status: 422, detail: 'Please check your choices.' },
  'rows-refused': { status: 422, detail: 'Some rows can’t be printed.' },
  'too-complex': { status: 422, detail: 'This takes too long to make. Please send it in parts.' },
  'too-many-parts': { status: 422, detail: refusalMessages.tooManyFields },
  'unreadable-list': { status: 422, detail: 'There is nothing to print.' },
  'unstorable-text': { status: 422, detail: 'The text contains a character we can’t store.' },
  'too-many-requests': { status: 429, detail: TOO_MANY_REQUESTS },
  'internal-error': { status: 500, detail: 'Something went wrong on our end.' },
  busy: { status: 503, detail: 'The shop is busy. Please try again in a few seconds.' },
  'database-away': { status: 503, detail: 'The shop can’t reach its database. Please try again.' },
  'engine-busy': {
    status: 503,
    detail: 'We’re drawing a lot of designs right now. Please try again in a few seconds.',
  },
  'payment-unavailable': {
    status: 503,
    detail: 'The payment provider isn’t responding. Please try again; you won’t be charged twice.',
  },
  'segmentation-model-failed': {
    status: 503,
    detail: 'The model found no subject. Please mark it yourself.',
  },
  'try-again': { status: 503, detail: 'Please try again.' },
} as const satisfies Record<string, Answer>

export type ProblemReason = keyof typeof PROBLEM_REASONS

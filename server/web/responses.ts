import { z } from '@hono/zod-openapi'
import { problemSchema } from '../../contract/problem.ts'
import { RATE_LIMITS, type RateLimitName } from '../platform/rate-limits/policies.ts'

/** Describes a JSON response for the OpenAPI document. */
export function describeJsonResponse<T extends z.ZodType>(description: string, schema: T) {
  return { description, content: { 'application/json': { schema } } }
}

/** Describes a required JSON body for the OpenAPI document. */
export function describeJsonBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } } as const
}

type ProblemAnswer = {
  description: string
  /** The field is optional, so that a handler may also return the response of `problem`, whose type doesn't describe the content. */
  content?: { 'application/problem+json': { schema: typeof problemSchema } }
}

/** Describes a problem+json response for the OpenAPI document. */
export function describeProblemResponse(description: string): ProblemAnswer {
  return { description, content: { 'application/problem+json': { schema: problemSchema } } }
}

export const badParameterResponse = { 400: describeProblemResponse('Invalid parameter') } as const
export const notFoundResponse = { 404: describeProblemResponse('Not found') } as const
export const notModifiedResponse = {
  304: { description: 'Not changed since the ETag in If-None-Match' },
} as const

const MINUTE_MS = 60_000

/**
 * Describes, for the OpenAPI document, the response to calls over a rate limit. The route can add a reason of its own, such as a quota, in
 * `otherwise`: "Over 60 attempts in 10 minutes by a visitor, or 240 from an IP address (too-many-requests), or over the quota
 * (quota-reached)".
 */
export function describeRateLimit(name: RateLimitName, otherwise?: string) {
  const { visitor, address, windowMs } = RATE_LIMITS[name]
  const minutes = windowMs / MINUTE_MS
  const span = minutes === 1 ? 'a minute' : `${minutes} minutes`
  const limit = `Over ${visitor} attempts in ${span} by a visitor, or ${address} from an IP address (too-many-requests)`
  return { 429: describeProblemResponse(otherwise === undefined ? limit : `${limit}, ${otherwise}`) } as const
}

/** The schema of a file in a form. */
export const formFileSchema = z
  .instanceof(File, { error: 'Choose a file' })
  .openapi({ type: 'string', format: 'binary' })

/** Describes, for the OpenAPI document, a form that the request must contain. */
export function describeFormBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'multipart/form-data': { schema } } } as const
}

/** Describes, for the OpenAPI document, a response that is an uploaded file. */
export const fileResponse = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
}

/** Describes why uploads are refused, for the OpenAPI document. All uploads share these reasons. */
export const uploadRefusalResponses = {
  413: describeProblemResponse('Too large'),
  415: describeProblemResponse('Unsupported file type'),
  422: describeProblemResponse('The file can’t be read'),
  503: describeProblemResponse('No room, or the engine is busy'),
} as const

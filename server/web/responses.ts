import { z } from '@hono/zod-openapi'
import { problemSchema } from '../../contract/problem.ts'

/** A JSON response for the OpenAPI document. */
export function jsonAnswer<T extends z.ZodType>(description: string, schema: T) {
  return { description, content: { 'application/json': { schema } } }
}

/** A required JSON body for the OpenAPI document. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } } as const
}

type ProblemAnswer = {
  description: string
  /** Optional, so that handlers may return `problem`, which isn't typed by route. */
  content?: { 'application/problem+json': { schema: typeof problemSchema } }
}

/** A response of `problem` for the OpenAPI document. */
export function problemAnswer(description: string): ProblemAnswer {
  return { description, content: { 'application/problem+json': { schema: problemSchema } } }
}

export const badParameter = { 400: problemAnswer('A parameter is not as expected') } as const
export const notFound = { 404: problemAnswer('There is no such thing') } as const
export const notModified = { 304: { description: 'Not changed since the ETag in If-None-Match' } } as const

/** A file in a form. */
export const formFile = z
  .instanceof(File, { error: 'Choose a file' })
  .openapi({ type: 'string', format: 'binary' })

/** A required form for the OpenAPI document. */
export function formBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'multipart/form-data': { schema } } } as const
}

/** A file as it was uploaded, for the OpenAPI document. */
export const fileAnswer = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
}

/** Why an upload isn't taken, whatever it is for. */
export const uploadRefusals = {
  413: problemAnswer('Too large'),
  415: problemAnswer('Not a kind of file that is taken'),
  422: problemAnswer('It cannot be read'),
  503: problemAnswer('No room, or the engine is busy'),
} as const

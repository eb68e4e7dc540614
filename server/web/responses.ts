import type { z } from '@hono/zod-openapi'
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

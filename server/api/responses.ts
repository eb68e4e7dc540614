import type { z } from '@hono/zod-openapi'
import { problemSchema } from '../../contract/problem.ts'

/** Describes a JSON answer for the OpenAPI document. */
export function jsonAnswer<T extends z.ZodType>(description: string, schema: T) {
  return { description, content: { 'application/json': { schema } } }
}

function problemAnswer(description: string) {
  return { description, content: { 'application/problem+json': { schema: problemSchema } } }
}

export const badParameter = { 400: problemAnswer('A parameter is not as expected') } as const
export const notFound = { 404: problemAnswer('There is no such thing') } as const
export const notModified = { 304: { description: 'Not changed since the ETag in If-None-Match' } } as const

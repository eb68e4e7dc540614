import type { z } from '@hono/zod-openapi'
import { problemSchema } from '../../contract/problem.ts'

/** Describes a JSON answer for the OpenAPI document. */
export function jsonAnswer<T extends z.ZodType>(description: string, schema: T) {
  return { description, content: { 'application/json': { schema } } }
}

/** Describes a JSON body for the OpenAPI document; requests without one are refused. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } } as const
}

type ProblemAnswer = {
  description: string
  /** Optional, so that handlers may answer by `problem`, which is not typed by route. */
  content?: { 'application/problem+json': { schema: typeof problemSchema } }
}

/** Describes an answer of `problem` for the OpenAPI document. */
export function problemAnswer(description: string): ProblemAnswer {
  return { description, content: { 'application/problem+json': { schema: problemSchema } } }
}

export const badParameter = { 400: problemAnswer('A parameter is not as expected') } as const
export const notFound = { 404: problemAnswer('There is no such thing') } as const
export const notModified = { 304: { description: 'Not changed since the ETag in If-None-Match' } } as const

import { z } from '@hono/zod-openapi'

/** Parses a row's id from a path. */
export const numericId = z
  .string()
  .regex(/^\d{1,15}$/, 'is a number')
  .transform(Number)
  .openapi({ type: 'string', pattern: '^\\d{1,15}$' })

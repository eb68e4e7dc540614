import { z } from '@hono/zod-openapi'

export const numericIdSchema = z
  .string()
  .regex(/^\d{1,15}$/, 'is a number')
  .transform(Number)
  .openapi({ type: 'string', pattern: '^\\d{1,15}$' })

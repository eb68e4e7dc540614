import { z } from '@hono/zod-openapi'
import { DEFAULT_SORT, SORTS } from '../../domain/catalogue/sorting.ts'
import { viewParameter } from './card-view.ts'

const DEFAULT_LIMIT = 48
const MOST = 250

/** What a page of a list is asked with. */
export const pageQuery = z.object({
  view: viewParameter,
  sort: z.enum(SORTS).default(DEFAULT_SORT),
  limit: z
    .string()
    .regex(/^\d{1,4}$/, 'is a whole number')
    .default(String(DEFAULT_LIMIT))
    .transform(Number)
    .pipe(z.int().min(1).max(MOST))
    .openapi({ type: 'integer', minimum: 1, maximum: MOST, default: DEFAULT_LIMIT }),
  cursor: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .openapi({ description: 'nextCursor of the page before, with the same sort' }),
})

import { z } from '@hono/zod-openapi'
import { parseFacetSelection } from '../../../domain/catalogue/facets/facet-selection.ts'
import { DEFAULT_SORT, SORTS } from '../../../domain/catalogue/sorting.ts'
import { cardViewParameter } from './card-view.ts'

const facet = (description: string) =>
  z
    .union([z.string().max(40), z.array(z.string().max(40)).max(50)])
    .optional()
    .openapi({ description })

const DEFAULT_LIMIT = 48
const MAX_LIMIT = 250

/** The query parameters of a list that is read page by page. */
export const pageQuerySchema = z.object({
  view: cardViewParameter,
  sort: z.enum(SORTS).default(DEFAULT_SORT),
  limit: z
    .string()
    .regex(/^\d{1,4}$/, 'is a whole number')
    .default(String(DEFAULT_LIMIT))
    .transform(Number)
    .pipe(z.int().min(1).max(MAX_LIMIT))
    .openapi({ type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT }),
  cursor: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .openapi({ description: 'nextCursor of the previous page, with the same sort' }),
  facets: z
    .enum(['0', '1'])
    .default('0')
    .openapi({ description: '1 adds the facets of the list, with counts' }),
  price: facet('Ranges in dollars, such as 10-20 or 100-; each facet parameter can be repeated'),
  size: facet('Bands of the longest side, such as small'),
  colour: facet('Colour families, such as red'),
  finish: facet('Finishes, such as gloss'),
  use: facet('Places of use, such as boat'),
  'in-stock': facet('1 leaves out sold-out products'),
})

/** Reads the chosen facets from a URL. Ignores unknown values. */
export function parseChosenFacets(address: string, { facets }: { facets: '0' | '1' }) {
  return { choice: parseFacetSelection(new URL(address).searchParams), withFacets: facets === '1' }
}

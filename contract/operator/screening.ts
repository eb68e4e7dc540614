import { z } from '@hono/zod-openapi'

/** The kinds of refused content, as defined in decal/screening. */
const kind = z.enum(['hatred', 'brand', 'makers-mark', 'team', 'firearm', 'drug', 'violence'])

/** GET /api/operator/screening: the words and phrases that customers' texts may not contain, oldest first. */
export const screeningListSchema = z
  .object({
    terms: z.array(
      z.object({
        /** Id for removing a term that an operator added; null for terms of the built-in list. */
        id: z.int().nullable(),
        phrase: z.string(),
        kind,
        /** Advice on what the customer can do instead; if empty, the usual advice is shown. */
        wayOn: z.string(),
        addedBy: z.string().nullable(),
        addedAt: z.string().nullable(),
        /** Harmless phrases that contain the term and are allowed. */
        except: z.array(z.string()),
      }),
    ),
    /** Number of terms in the whole list. */
    total: z.int(),
  })
  .openapi('ScreeningList')

/** POST /api/operator/screening */
export const newScreenedTermSchema = z
  .object({
    phrase: z
      .string()
      .trim()
      .min(2, 'Please enter at least two characters.')
      .max(60)
      .regex(/[\p{L}\p{N}]/u, 'Please enter a word or phrase.')
      .regex(/^[^\0]*$/u),
    kind: kind.exclude(['makers-mark']),
    wayOn: z
      .string()
      .trim()
      .max(200)
      .regex(/^[^\0]*$/u)
      .default(''),
  })
  .openapi('NewScreenedTerm')

export type ScreeningList = z.infer<typeof screeningListSchema>
export type NewScreenedTerm = z.infer<typeof newScreenedTermSchema>

import { z } from '@hono/zod-openapi'
import { CLAIM_KINDS } from '../../domain/claims/claim-rules.ts'

/** GET /api/operator/truth */
export const claimsAuditSchema = z
  .object({
    texts: z.int(),
    claims: z.int(),
    /** Groups of claims, starting with those that the shop's data contradicts. */
    groups: z.array(
      z.object({
        kind: z.enum(CLAIM_KINDS),
        about: z.string(),
        contradicts: z.boolean(),
        values: z.array(
          z.object({
            value: z.string(),
            count: z.int(),
            /** Twenty at most. */
            places: z.array(
              z.object({
                title: z.string(),
                /** The page on which shoppers read the sentence; null if it is on many pages. */
                path: z.string().nullable(),
                /** The source file with the sentence; null if the sentence is in the catalogue. */
                file: z.string().nullable(),
                /** The operator page on which the sentence can be changed; null if there is none. */
                editPath: z.string().nullable(),
                quote: z.string(),
              }),
            ),
          }),
        ),
      }),
    ),
  })
  .openapi('ClaimsAudit')

export type ClaimsAudit = z.infer<typeof claimsAuditSchema>

import { z } from '@hono/zod-openapi'
import { REQUEST_LIMITS, requestStates } from '../domain/design-requests/request-state.ts'

const versionSchema = z.object({
  id: z.string(),
  number: z.int(),
  note: z.string(),
  decision: z.enum(['approved', 'changes']).nullable(),
  comment: z.string(),
  createdAt: z.string(),
  /** The file as the print room made it. */
  file: z.string(),
  /** The same design in further formats. */
  files: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Kind and weight in words. */
      facts: z.string(),
      file: z.string(),
    }),
  ),
  /** Where further files are sent. */
  attachPath: z.string(),
})

/** A design to be made by the shop, for operators. */
export const designRequestSchema = z
  .object({
    id: z.int(),
    state: z.enum(requestStates),
    orderNumber: z.string(),
    title: z.string(),
    variantTitle: z.string(),
    requirements: z.string(),
    paidBy: z.enum(['order', 'credits']),
    createdAt: z.string(),
    /** The customer's page. */
    proofPath: z.string(),
    /** The customer's files. */
    files: z.array(z.string()),
    versions: z.array(versionSchema),
  })
  .openapi('DesignRequest')

export const designRequestListSchema = z
  .object({ requests: z.array(designRequestSchema), next: z.int().nullable() })
  .openapi('DesignRequestList')

/** The field besides `file` in POST /api/operator/design-requests/{id}/versions. */
export const versionUploadSchema = z.object({ note: z.string().trim().max(REQUEST_LIMITS.note).default('') })

export type DesignRequest = z.infer<typeof designRequestSchema>
export type DesignRequestList = z.infer<typeof designRequestListSchema>

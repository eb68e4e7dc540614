import { z } from '@hono/zod-openapi'
import { DESIGN_REQUEST_LIMITS, designRequestStates } from '../domain/design-requests/design-request-state.ts'

const versionSchema = z.object({
  id: z.string(),
  number: z.int(),
  note: z.string(),
  decision: z.enum(['approved', 'changes']).nullable(),
  comment: z.string(),
  createdAt: z.string(),
  /** URL of the original file, for the print room. */
  file: z.string(),
  /** The design's other file formats, and the files that the customer attached to the comment on this version. */
  files: z.array(
    z.object({
      id: z.string(),
      addedBy: z.enum(['customer', 'shop']),
      name: z.string(),
      /** File type and size, as text. */
      facts: z.string(),
      file: z.string(),
    }),
  ),
  /** The URL to which more files are uploaded. */
  attachPath: z.string(),
})

/** A customer's request for a design by the shop, as operators see it. */
export const designRequestSchema = z
  .object({
    id: z.int(),
    state: z.enum(designRequestStates),
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

/** The form fields that POST /api/operator/design-requests/{id}/versions accepts in addition to the file (`file`). */
export const versionUploadSchema = z.object({
  note: z.string().trim().max(DESIGN_REQUEST_LIMITS.note).default(''),
})

export type DesignRequest = z.infer<typeof designRequestSchema>
export type DesignRequestList = z.infer<typeof designRequestListSchema>

import { z } from '@hono/zod-openapi'
import { paymentProviders } from '../../domain/checkout/payment-providers.ts'

/** GET /api/operator/set-up: what the machine was started with, and what a shop for real people still lacks. */
export const setUpSchema = z
  .object({
    /** The payment provider. */
    payments: z.enum(paymentProviders),
    mail: z.object({
      /** Sent by a mail server, or written into files. */
      by: z.enum(['smtp', 'folder']),
      /** Recipients of the mails about new orders. */
      to: z.array(z.string()),
    }),
    /** Products on sale. */
    products: z.int(),
    /** Where real people buy. */
    isLive: z.boolean(),
    /** What keeps a live shop closed, and the page on which to set it. */
    missing: z.array(z.object({ what: z.string(), page: z.string() })),
  })
  .openapi('SetUp')

/** POST /api/operator/set-up/test-mail: whether the mail server accepted the mail, and its message if not. */
export const testMailSchema = z
  .object({ sent: z.boolean(), to: z.array(z.string()), reason: z.string().nullable() })
  .openapi('TestMail')

export type SetUp = z.infer<typeof setUpSchema>
export type TestMail = z.infer<typeof testMailSchema>

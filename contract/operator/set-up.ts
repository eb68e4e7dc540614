import { z } from '@hono/zod-openapi'
import { paymentProviders } from '../../domain/checkout/payment-providers.ts'

/** GET /api/operator/set-up: how the process was started, and what the shop still lacks before real people can order. */
export const setUpSchema = z
  .object({
    /** The payment provider. */
    payments: z.enum(paymentProviders),
    mail: z.object({
      /** Whether e-mail goes to a mail server or into files. */
      by: z.enum(['smtp', 'folder']),
      /** Recipients of the e-mails about new orders. */
      to: z.array(z.string()),
    }),
    /** Products on sale. */
    products: z.int(),
    /** This is a live shop, in which real people buy. */
    isLive: z.boolean(),
    /** The missing settings that keep a live shop closed, each with the page on which to enter it. */
    missing: z.array(z.object({ what: z.string(), page: z.string() })),
  })
  .openapi('SetUp')

/** POST /api/operator/set-up/test-mail: whether the mail server accepted the test e-mail, and its error message if not. */
export const testMailSchema = z
  .object({ sent: z.boolean(), to: z.array(z.string()), reason: z.string().nullable() })
  .openapi('TestMail')

export type SetUp = z.infer<typeof setUpSchema>
export type TestMail = z.infer<typeof testMailSchema>

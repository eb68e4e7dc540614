import { z } from '@hono/zod-openapi'
import { paymentProviders } from '../../domain/checkout/payment-providers.ts'

/** GET /api/operator/set-up: how the process was started, and what the shop still lacks before it can take real orders. */
export const setUpSchema = z
  .object({
    payments: z.enum(paymentProviders),
    mail: z.object({
      /** Whether e-mail goes to a mail server or into files. */
      by: z.enum(['smtp', 'folder']),
      /** E-mail addresses that get the e-mails about new orders. */
      to: z.array(z.string()),
    }),
    /** Products on sale. */
    products: z.int(),
    /** Whether the shop takes real orders; false for a demo. */
    isLive: z.boolean(),
    /** Settings that have to be entered before a live shop opens, each with the page on which to enter it. */
    missing: z.array(z.object({ what: z.string(), page: z.string() })),
  })
  .openapi('SetUp')

/** POST /api/operator/set-up/test-mail: whether the mail server accepted the test e-mail, or its error message. */
export const testMailSchema = z
  .object({ sent: z.boolean(), to: z.array(z.string()), reason: z.string().nullable() })
  .openapi('TestMail')

export type SetUp = z.infer<typeof setUpSchema>
export type TestMail = z.infer<typeof testMailSchema>

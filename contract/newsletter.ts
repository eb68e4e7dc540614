import { z } from '@hono/zod-openapi'

/** A wish for the newsletter. Only express consent counts: the box was ticked. */
export const newsletterSubscriptionSchema = z
  .object({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .max(254)
      .regex(/^[^\s@]+@[^\s@]+$/, 'An e-mail address'),
    consent: z.literal(true, { error: 'Consent must be given' }),
  })
  .openapi('NewsletterSubscription')

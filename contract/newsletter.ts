import { z } from '@hono/zod-openapi'
import { isEmailAddress, MAX_EMAIL_LENGTH } from '../domain/checkout/email-address.ts'

/** An address that the checkout would accept, in lower case. */
export const mailboxSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH)
  .refine(isEmailAddress, 'Please enter a valid e-mail address.')

/** A wish for the newsletter. Only express consent counts: the box was ticked. */
export const newsletterSubscriptionSchema = z
  .object({
    email: mailboxSchema,
    consent: z.literal(true, { error: 'Consent must be given' }),
    /** Path of the page on which the box was ticked. */
    page: z
      .string()
      .max(200)
      .regex(/^\/[\w/-]*$/, 'A path of the shop')
      .default('/'),
  })
  .openapi('NewsletterSubscription')

/** Data of the newsletter's own pages, which work without scripts. */
export type NewsletterPage =
  | { kind: 'form'; email: string; problem: 'invalid-email' | 'no-consent' | 'too-many' | null }
  | { kind: 'sent' | 'confirmed' | 'unsubscribed' | 'unknown' }
  /** Needs a button, because mail scanners open links. */
  | { kind: 'confirm' | 'unsubscribe'; path: string; email: string }

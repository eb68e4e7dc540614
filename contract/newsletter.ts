import { z } from '@hono/zod-openapi'
import { isEmailAddress, MAX_EMAIL_LENGTH } from '../domain/checkout/email-address.ts'

/** An e-mail address in lower case, validated like the checkout's. */
export const emailAddressSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH)
  .refine(isEmailAddress, 'Please enter a valid e-mail address.')

/** A newsletter subscription. Consent has to be express, so the box must have been ticked. */
export const newsletterSubscriptionSchema = z
  .object({
    email: emailAddressSchema,
    consent: z.literal(true, { error: 'Consent must be given' }),
    /** Path of the page on which the visitor ticked the box. */
    page: z
      .string()
      .max(200)
      .regex(/^\/[\w/-]*$/, 'A path of the shop')
      .default('/'),
  })
  .openapi('NewsletterSubscription')

/** Data of the newsletter pages, which work without scripts. */
export type NewsletterPage =
  | { kind: 'form'; email: string; problem: 'invalid-email' | 'no-consent' | 'too-many' | null }
  | { kind: 'sent' | 'confirmed' | 'unsubscribed' | 'unknown' }
  /**
   * A page with a button that confirms or ends the subscription. Opening the link changes nothing, because mail scanners open links too.
   */
  | { kind: 'confirm' | 'unsubscribe'; path: string; email: string }

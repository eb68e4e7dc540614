import { isEmailAddress } from '../../../domain/checkout/email-address.ts'

/** A message's title and text (specification of the storefront, section 8). */
export type NewsletterMessage = { title: string; text: string; style: 'plain' | 'destructive' }

export const newsletterCopy = {
  'invalid-email': {
    title: 'Invalid Email',
    text: 'Please enter a valid email address.',
    style: 'destructive',
  },
  failed: {
    title: 'Subscription failed',
    text: 'There was an error subscribing to the newsletter. Please try again.',
    style: 'destructive',
  },
  subscribed: {
    title: 'Subscription successful!',
    text: 'Thank you for subscribing to our newsletter.',
    style: 'plain',
  },
} as const satisfies Record<string, NewsletterMessage>

export type NewsletterOutcome = keyof typeof newsletterCopy

/**
 * Whether the text is a valid e-mail address. This is stricter than the specification (storefront, section 5), which requires only an @. An
 * address that fails the stricter check gets the specification's error message.
 */
export const isNewsletterEmail = (email: string): boolean => isEmailAddress(email.trim())

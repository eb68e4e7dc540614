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
 * Whether the text looks like an e-mail address. The specification (storefront, section 5) requires only an @, but an address that e-mail
 * can't reach gets the same message.
 */
export const isNewsletterEmail = (email: string): boolean => isEmailAddress(email.trim())

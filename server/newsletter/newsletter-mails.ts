import { createHash } from 'node:crypto'
import type { Environment } from '../runtime/env.ts'
import type { Mail } from '../gateways/mail.ts'
import { composeMail } from '../platform/compose-mail.ts'

type Subscriber = { email: string; confirmToken: string; unsubscribeToken: string }

/** Writes the e-mail that asks for confirmation. It contains no promotion, because the recipient hasn't consented to any yet. */
export function composeConfirmationMail(env: Environment, subscriber: Subscriber, number: number): Mail {
  const link = `${env.PUBLIC_URL}/newsletter/confirm/${subscriber.confirmToken}`
  return {
    id: `newsletter-confirm-${idOf(subscriber.confirmToken)}-${number}`,
    to: subscriber.email,
    ...composeMail('newsletterConfirm', { 'confirm page': link }),
  }
}

/** Writes the welcome e-mail, the first issue of the newsletter. It has an unsubscribe link, like every issue. */
export function composeWelcomeMail(env: Environment, subscriber: Subscriber): Mail {
  const link = buildUnsubscribeUrl(env, subscriber)
  return {
    id: `newsletter-welcome-${idOf(subscriber.confirmToken)}`,
    to: subscriber.email,
    ...composeMail('newsletterWelcome', { 'unsubscribe page': link }),
    unsubscribeUrl: link,
  }
}

/** Returns the URL of the unsubscribe page, which mail programs also use for one-click unsubscribe. */
export const buildUnsubscribeUrl = (
  { PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>,
  { unsubscribeToken }: Pick<Subscriber, 'unsubscribeToken'>,
): string => `${PUBLIC_URL}/newsletter/unsubscribe/${unsubscribeToken}`

/**
 * Returns the id of an e-mail: a hash of the token in its link. The token itself can't be the id, because ids are kept after sending, and
 * someone who reads a token could use the link.
 */
const idOf = (token: string): string => createHash('sha256').update(token).digest('hex').slice(0, 24)

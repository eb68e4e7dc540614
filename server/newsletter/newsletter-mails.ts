import { createHash } from 'node:crypto'
import type { Environment } from '../runtime/env.ts'
import type { Mail } from '../gateways/mail.ts'
import { composeMail } from '../platform/compose-mail.ts'

type Subscriber = { email: string; confirmToken: string; unsubscribeToken: string }

/** Composes the e-mail that asks for confirmation. It contains no promotion, because nobody has consented to any yet. */
export function confirmMail(env: Environment, subscriber: Subscriber, number: number): Mail {
  const link = `${env.PUBLIC_URL}/newsletter/confirm/${subscriber.confirmToken}`
  return {
    id: `newsletter-confirm-${idOf(subscriber.confirmToken)}-${number}`,
    to: subscriber.email,
    ...composeMail('newsletterConfirm', { 'confirm page': link }),
  }
}

/** Composes the welcome e-mail, the newsletter's first. Like every issue it has an unsubscribe link. */
export function welcomeMail(env: Environment, subscriber: Subscriber): Mail {
  const link = unsubscribeUrl(env, subscriber)
  return {
    id: `newsletter-welcome-${idOf(subscriber.confirmToken)}`,
    to: subscriber.email,
    ...composeMail('newsletterWelcome', { 'unsubscribe page': link }),
    unsubscribeUrl: link,
  }
}

/** The unsubscribe page's URL, which is also the one-click address for mail programs. */
export const unsubscribeUrl = (
  { PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>,
  { unsubscribeToken }: Pick<Subscriber, 'unsubscribeToken'>,
): string => `${PUBLIC_URL}/newsletter/unsubscribe/${unsubscribeToken}`

/** E-mail ids are kept after sending and tokens mustn't be, so the id is a hash of the token. */
const idOf = (token: string): string => createHash('sha256').update(token).digest('hex').slice(0, 24)

import { createHash } from 'node:crypto'
import type { Environment } from '../runtime/env.ts'
import type { Mail } from '../gateways/mail.ts'
import { composeMail } from '../platform/compose-mail.ts'

type Subscriber = { email: string; confirmToken: string; unsubscribeToken: string }

/** Asks for the confirmation. No promotion: nobody has agreed to one yet. */
export function confirmMail(env: Environment, subscriber: Subscriber, number: number): Mail {
  const link = `${env.PUBLIC_URL}/newsletter/confirm/${subscriber.confirmToken}`
  return {
    id: `newsletter-confirm-${idOf(subscriber.confirmToken)}-${number}`,
    to: subscriber.email,
    ...composeMail('newsletterConfirm', { 'confirm page': link }),
  }
}

/** The first mail of the newsletter itself, with the way out that every issue has. */
export function welcomeMail(env: Environment, subscriber: Subscriber): Mail {
  const link = unsubscribeUrl(env, subscriber)
  return {
    id: `newsletter-welcome-${idOf(subscriber.confirmToken)}`,
    to: subscriber.email,
    ...composeMail('newsletterWelcome', { 'unsubscribe page': link }),
    unsubscribeUrl: link,
  }
}

/** The page that ends the newsletter, and the address of one click for mail programs. */
export const unsubscribeUrl = (
  { PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>,
  { unsubscribeToken }: Pick<Subscriber, 'unsubscribeToken'>,
): string => `${PUBLIC_URL}/newsletter/unsubscribe/${unsubscribeToken}`

/** The mail's id is kept after it was sent; the token is not for keeping. */
const idOf = (token: string): string => createHash('sha256').update(token).digest('hex').slice(0, 24)

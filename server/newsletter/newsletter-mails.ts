import { createHash } from 'node:crypto'
import { newsletter } from '../../content/newsletter.ts'
import type { Environment } from '../env.ts'
import type { Mail } from '../gateways/mail.ts'
import { mailFooter, mailHtml } from '../platform/mail-layout.ts'

type Subscriber = { email: string; confirmToken: string; unsubscribeToken: string }

/** Asks for the confirmation. No promotion: nobody has agreed to one yet. */
export function confirmMail(env: Environment, subscriber: Subscriber, number: number): Mail {
  const { subject, text, otherwise } = newsletter.mails.confirm
  const link = `${env.PUBLIC_URL}/newsletter/confirm/${subscriber.confirmToken}`
  return letter(subscriber, {
    id: `newsletter-confirm-${idOf(subscriber.confirmToken)}-${number}`,
    subject,
    paragraphs: [text, link, otherwise],
  })
}

/** The first mail of the newsletter itself, with the way out that every issue has. */
export function welcomeMail(env: Environment, subscriber: Subscriber): Mail {
  const { subject, text, unsubscribe } = newsletter.mails.welcome
  const link = unsubscribeUrl(env, subscriber)
  return {
    ...letter(subscriber, {
      id: `newsletter-welcome-${idOf(subscriber.confirmToken)}`,
      subject,
      paragraphs: [text, `${unsubscribe}\n${link}`],
    }),
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

function letter(
  { email }: Subscriber,
  { id, subject, paragraphs }: { id: string; subject: string; paragraphs: string[] },
): Mail {
  const text = [...paragraphs, mailFooter()].join('\n\n')
  return { id, to: email, subject, text, html: mailHtml(subject, text) }
}

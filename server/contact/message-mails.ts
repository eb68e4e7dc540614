import { getStaffAddresses } from '../platform/staff-addresses.ts'
import { contactCopy } from '../../content/contact.ts'
import { shopFacts } from '../../content/shop.ts'
import type { ContactMessage } from '../../contract/contact.ts'
import type { Mail } from '../gateways/mail.ts'
import { composeMail } from '../platform/compose-mail.ts'
import { renderMailHtml } from '../platform/mail-layout.ts'

/**
 * Writes the e-mail that brings a contact message to the shop. A reply to it goes to the sender of the message. The subject contains
 * nothing that the sender typed.
 */
export function composeContactMail(message: ContactMessage, reference: string): Mail {
  const subject = `${reference}: ${contactCopy.topics[message.topic]}`
  const text = [facts(message), message.message].join('\n\n')
  return {
    id: `message-${reference}-shop`,
    ...getStaffAddresses('messages'),
    replyTo: message.email,
    subject,
    text,
    html: renderMailHtml(subject, text),
  }
}

/**
 * Writes the sender's copy. The sender may have typed somebody else's address, so the message is shown as quoted lines, in which most mail
 * programs don't turn web addresses into links.
 */
export function composeContactCopyMail(message: ContactMessage, reference: string): Mail {
  const composed = composeMail('messageCopy', { reference, message: quoted(message.message) })
  return { id: `message-${reference}-copy`, to: message.email, ...composed }
}

type SentMessage = { reference: string; name: string; email: string; message: string }

/** Writes the e-mail with the shop's reply, followed by the original message. */
export function composeContactReplyMail(
  { reference, name, email, message }: SentMessage,
  answer: string,
): Mail {
  const composed = composeMail('messageAnswer', { reference, name, answer, message: quoted(message) })
  return { id: `message-${reference}-answer`, to: email, replyTo: shopFacts.email, ...composed }
}

const quoted = (message: string): string[] => message.split('\n').map((line) => `> ${line}`)

function facts({ name, email, phone, orderNumber, topic }: ContactMessage): string {
  const { labels, topics } = contactCopy
  return [
    `${labels.topic} ${topics[topic]}`,
    `${labels.name}: ${name}`,
    `${labels.email}: ${email}`,
    ...(phone === '' ? [] : [`${labels.phone}: ${phone}`]),
    ...(orderNumber === '' ? [] : [`${labels.orderNumber}: ${orderNumber}`]),
  ].join('\n')
}

import { staffAddresses } from '../platform/staff-addresses.ts'
import { contact } from '../../content/contact.ts'
import { shop } from '../../content/shop.ts'
import type { ContactMessage } from '../../contract/contact.ts'
import type { Mail } from '../gateways/mail.ts'
import { mailFooter, mailHtml } from '../platform/mail-layout.ts'

/** To the shop; an answer goes to the sender. No word of the sender's stands in the subject. */
export function shopMail(message: ContactMessage, reference: string): Mail {
  const subject = `${reference}: ${contact.topics[message.topic]}`
  const text = [facts(message), message.message].join('\n\n')
  return {
    id: `message-${reference}-shop`,
    ...staffAddresses('messages'),
    replyTo: message.email,
    subject,
    text,
    html: mailHtml(subject, text),
  }
}

/** To the sender, whose mailbox it may not be: so every line is a quotation, in which no address becomes a link. */
export function copyMail(message: ContactMessage, reference: string): Mail {
  const subject = `Your message to ${shop.name} (${reference})`
  const quoted = message.message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  const text = [
    `Thanks for writing to us. Here's a copy of your message. Your reference is ${reference}.`,
    quoted,
    "If you didn't write this, someone entered your address by mistake. Please ignore this e-mail.",
    mailFooter(),
  ].join('\n\n')
  return { id: `message-${reference}-copy`, to: message.email, subject, text, html: mailHtml(subject, text) }
}

type Asked = { reference: string; name: string; email: string; message: string }

/** The shop's answer, with what it answers below. */
export function answerMail({ reference, name, email, message }: Asked, answer: string): Mail {
  const subject = `Our answer to your message (${reference})`
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  const text = [`Hello ${name},`, answer, `You wrote:\n${quoted}`, mailFooter()].join('\n\n')
  const mail = { id: `message-${reference}-answer`, to: email, replyTo: shop.email, subject, text }
  return { ...mail, html: mailHtml(subject, text) }
}

function facts({ name, email, phone, orderNumber, topic }: ContactMessage): string {
  const { labels, topics } = contact
  return [
    `${labels.topic} ${topics[topic]}`,
    `${labels.name}: ${name}`,
    `${labels.email}: ${email}`,
    ...(phone === '' ? [] : [`${labels.phone}: ${phone}`]),
    ...(orderNumber === '' ? [] : [`${labels.orderNumber}: ${orderNumber}`]),
  ].join('\n')
}

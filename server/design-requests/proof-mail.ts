import type { Environment } from '../env.ts'
import type { Mail } from '../gateways/mail.ts'
import { mailFooter, mailHtml } from '../platform/mail-layout.ts'
import type { RequestRow } from './requests.ts'

/** Tells a customer that a version awaits their approval. */
export function proofMail(env: Environment, { request, order, line }: RequestRow, version: number): Mail {
  const subject = `Version ${version} of your design is ready, order ${order.number}`
  const text = [
    `Hello ${order.address.firstName},`,
    `Version ${version} of "${line.title}" is ready. Please check it, then approve it or tell us what to change:`,
    `${env.PUBLIC_URL}/proofs/${request.token}`,
    "We'll print it once you approve it.",
    mailFooter(),
  ].join('\n\n')
  const id = `design-${request.id}-version-${version}`
  return { id, to: order.email, subject, text, html: mailHtml(subject, text) }
}

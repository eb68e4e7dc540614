import nodemailer from 'nodemailer'
import type { MailGateway } from './mail.ts'
import { toMailMessage, type MailSettings } from './mail-message.ts'

const TIMEOUT_MS = 15_000

/**
 * Sends e-mail through an SMTP server. The parameter `url` is smtp://user:password@host:587, or begins with smtps:// to use TLS from the
 * start.
 */
export function createSmtpMail(url: string, settings: MailSettings): MailGateway {
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  }
  const transport = nodemailer.createTransport({ url, ...timeouts })
  return {
    name: 'smtp',
    async send(mail) {
      await transport.sendMail(toMailMessage(mail, settings))
    },
  }
}

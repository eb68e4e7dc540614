import type { Mail } from './mail.ts'

export type MailSettings = {
  /** "Shop <orders@shop.example>" */
  from: string
  /** The host name after the @ in Message-IDs. */
  host: string
}

/**
 * Converts an e-mail to nodemailer's format. All attempts to send the e-mail have the same Message-ID, so that a mail program shows it once
 * even if it arrives twice.
 */
export function toMailMessage(mail: Mail, settings: MailSettings) {
  return {
    from: settings.from,
    to: [mail.to, ...(mail.alsoTo ?? [])].map((address) => ({ name: '', address })),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${settings.host}>`,
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    headers: headersOf(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function headersOf({ unsubscribeUrl }: Mail): Record<string, string> {
  // This header tells auto-responders not to reply (RFC 3834).
  const always = { 'Auto-Submitted': 'auto-generated' }
  if (unsubscribeUrl === undefined) return always
  return {
    ...always,
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

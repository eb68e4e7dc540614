import type { Mail } from './mail.ts'

export type MailSettings = {
  /** "Shop <orders@shop.example>" */
  from: string
  /** The part of the Message-ID after the @. */
  host: string
}

/**
 * Converts an e-mail to nodemailer's format. The Message-ID is the same for every attempt, so that a mailbox shows a repeated e-mail only
 * once.
 */
export function asMessage(mail: Mail, settings: MailSettings) {
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
  // RFC 3834: keeps auto-responders from replying.
  const always = { 'Auto-Submitted': 'auto-generated' }
  if (unsubscribeUrl === undefined) return always
  return {
    ...always,
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

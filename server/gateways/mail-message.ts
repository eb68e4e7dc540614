import type { Mail } from './mail.ts'

export type MailSettings = {
  /** "Shop <orders@shop.example>" */
  from: string
  /** Right-hand side of the Message-ID. */
  host: string
}

/** The mail in nodemailer's format. The Message-ID is the same for every attempt, so that a mailbox shows a repeated mail once. */
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
  // RFC 3834: auto-responders don't reply to these.
  const always = { 'Auto-Submitted': 'auto-generated' }
  if (unsubscribeUrl === undefined) return always
  return {
    ...always,
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

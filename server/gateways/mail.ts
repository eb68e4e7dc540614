export type Mail = {
  /** Unique for the mail, so that a repeated attempt is recognised: becomes the Message-ID. */
  id: string
  to: string
  subject: string
  text: string
  html: string
}

/** Sends one mail or throws; the outbox repeats it. */
export type MailGateway = {
  name: 'folder' | 'smtp'
  send(mail: Mail): Promise<void>
}

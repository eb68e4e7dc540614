export type Mail = {
  /** Unique per mail, so that a repeated attempt is recognized: becomes the Message-ID. */
  id: string
  to: string
  /** Other people of the shop who get a copy. */
  alsoTo?: readonly string[] | undefined
  subject: string
  text: string
  html: string
  /** The recipient of replies, if not the shop. */
  replyTo?: string | undefined
  /** For newsletters: the unsubscribe page, which is also the one-click address for mail programs (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** Sends one mail or throws; the outbox repeats it. */
export type MailGateway = {
  name: 'folder' | 'smtp'
  send(mail: Mail): Promise<void>
}

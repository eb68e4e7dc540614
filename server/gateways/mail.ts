export type Mail = {
  /** Unique per e-mail, and the same for every attempt; becomes the Message-ID. */
  id: string
  to: string
  /** Colleagues in the shop who get a copy. */
  alsoTo?: readonly string[] | undefined
  subject: string
  text: string
  html: string
  /** The address for replies, if it isn't the shop's. */
  replyTo?: string | undefined
  /** For newsletters: the unsubscribe page, whose URL is also the one-click address for mail programs (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** Sends one e-mail or throws; the outbox retries it. */
export type MailGateway = {
  name: 'folder' | 'smtp'
  send(mail: Mail): Promise<void>
}

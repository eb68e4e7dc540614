export type Mail = {
  /** The id of the e-mail, from which its Message-ID is made. It is the same for each attempt to send the e-mail. */
  id: string
  to: string
  /** Addresses of staff who get a copy. */
  alsoTo?: readonly string[] | undefined
  subject: string
  text: string
  html: string
  /** The address to which replies go, if it isn't the shop's. */
  replyTo?: string | undefined
  /** The URL of the unsubscribe page, for newsletters. Mail programs also use it for one-click unsubscribe (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** Sends one e-mail. Throws if that fails, and the outbox then retries. */
export type MailGateway = {
  name: 'folder' | 'smtp'
  send(mail: Mail): Promise<void>
}

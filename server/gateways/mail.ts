export type Mail = {
  /** The id of the e-mail. Its Message-ID is made from this id, so it must be the same each time that the e-mail is sent. */
  id: string
  to: string
  /** Addresses of staff who get a copy. */
  alsoTo?: readonly string[] | undefined
  subject: string
  text: string
  html: string
  /** The address to which replies go. If it is omitted, replies go to the shop. */
  replyTo?: string | undefined
  /** The URL of the page on which the recipient can unsubscribe. Mail programs also use it for one-click unsubscribe (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** Sends one e-mail. Throws if sending fails, so that the outbox tries again. */
export type MailGateway = {
  name: 'folder' | 'smtp'
  send(mail: Mail): Promise<void>
}

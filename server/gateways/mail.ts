export type Mail = {
  /** Unique for the mail, so that a repeated attempt is recognised: becomes the Message-ID. */
  id: string
  to: string
  /** Further people of the shop who get it too. */
  alsoTo?: readonly string[] | undefined
  subject: string
  text: string
  html: string
  /** Whom an answer shall reach, where that is not the shop. */
  replyTo?: string | undefined
  /** Of newsletters: the page that ends them, and the address of one click for mail programs (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** Sends one mail or throws; the outbox repeats it. */
export type MailGateway = {
  name: 'folder' | 'smtp'
  send(mail: Mail): Promise<void>
}

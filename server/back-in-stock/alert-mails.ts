import { backInStock } from '../../content/back-in-stock.ts'
import type { AwaitedItem } from '../../contract/back-in-stock.ts'
import type { Environment } from '../env.ts'
import type { Mail } from '../gateways/mail.ts'
import { mailFooter, mailHtml } from '../platform/mail-layout.ts'

type Alert = { id: number; email: string; mailsSent: number; confirmToken: string; unsubscribeToken: string }
type Site = Pick<Environment, 'PUBLIC_URL'>

/** Asks for the confirmation. */
export function confirmMail(site: Site, alert: Alert, item: AwaitedItem): Mail {
  const { subject, text, otherwise, unsubscribe } = backInStock.mails.confirm
  return alertMail(site, alert, {
    id: `back-in-stock-confirm-${alert.id}-${alert.mailsSent}`,
    subject: subject(item.title),
    paragraphs: [
      text(item.title),
      `${site.PUBLIC_URL}/back-in-stock/confirm/${alert.confirmToken}`,
      otherwise,
      unsubscribe,
    ],
  })
}

/** The one mail that was asked for. */
export function backMail(site: Site, alert: Alert, item: AwaitedItem): Mail {
  const { subject, text, only, unsubscribe } = backInStock.mails.back
  return alertMail(site, alert, {
    id: `back-in-stock-${alert.id}`,
    subject: subject(item.title),
    paragraphs: [text(item.title), `${site.PUBLIC_URL}${item.path}`, only, unsubscribe],
  })
}

type Letter = { id: string; subject: string; paragraphs: string[] }

/** Ends with the way out, which is also the address of one click for mail programs (RFC 8058). */
function alertMail({ PUBLIC_URL }: Site, alert: Alert, { id, subject, paragraphs }: Letter): Mail {
  const unsubscribeUrl = `${PUBLIC_URL}/back-in-stock/unsubscribe/${alert.unsubscribeToken}`
  // On the line of its words: an address on a line of its own becomes a button.
  const text = [`${paragraphs.join('\n\n')} ${unsubscribeUrl}`, mailFooter()].join('\n\n')
  return { id, to: alert.email, subject, text, html: mailHtml(subject, text), unsubscribeUrl }
}

import { formatDayCount } from '../../content/format-days.ts'
import { settings } from '../../domain/settings/settings.ts'
import type { AwaitedItem } from '../../contract/back-in-stock.ts'
import type { Environment } from '../runtime/env.ts'
import type { Mail } from '../gateways/mail.ts'
import { composeMail } from '../platform/compose-mail.ts'

type Alert = { id: number; email: string; mailsSent: number; confirmToken: string; unsubscribeToken: string }
type Site = Pick<Environment, 'PUBLIC_URL'>

/** Writes the e-mail that asks the shopper to confirm an alert. */
export function composeAlertConfirmationMail(site: Site, alert: Alert, item: AwaitedItem): Mail {
  const unsubscribeUrl = unsubscribeUrlOf(site, alert)
  const composed = composeMail('stockConfirm', {
    item: item.title,
    days: formatDayCount(settings.links.confirmDays),
    'confirm page': `${site.PUBLIC_URL}/back-in-stock/confirm/${alert.confirmToken}`,
    'unsubscribe page': unsubscribeUrl,
  })
  const id = `back-in-stock-confirm-${alert.id}-${alert.mailsSent}`
  return { id, to: alert.email, ...composed, unsubscribeUrl }
}

/** Writes the e-mail that the shopper asked for: the item is back in stock. */
export function composeBackInStockMail(site: Site, alert: Alert, item: AwaitedItem): Mail {
  const unsubscribeUrl = unsubscribeUrlOf(site, alert)
  const composed = composeMail('backInStock', {
    item: item.title,
    'product page': `${site.PUBLIC_URL}${item.path}`,
    'unsubscribe page': unsubscribeUrl,
  })
  return { id: `back-in-stock-${alert.id}`, to: alert.email, ...composed, unsubscribeUrl }
}

/** Returns the unsubscribe link of an alert. Mail programs also use it for one-click unsubscribe (RFC 8058). */
const unsubscribeUrlOf = ({ PUBLIC_URL }: Site, { unsubscribeToken }: Alert): string =>
  `${PUBLIC_URL}/back-in-stock/unsubscribe/${unsubscribeToken}`

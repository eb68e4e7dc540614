import type { CheckoutPageLine } from '../../../contract/checkout-page.ts'
import { formatDay } from '../../../domain/checkout/shop-clock.ts'
import { type Grant, isOpen, MAX_DOWNLOADS, MAX_RENEWALS } from '../grants.ts'
import { filesOf } from '../make-download.ts'

export const fileLabel = (name: string): string => {
  const format = name.split('.').at(-1) ?? ''
  if (format === 'txt') return 'Licence'
  return format === 'zip' ? 'Everything (ZIP)' : format.toUpperCase()
}

export function expiryMessage({ downloads, expiresAt }: Pick<Grant, 'downloads' | 'expiresAt'>): string {
  const left = MAX_DOWNLOADS - downloads
  return `The links work until ${formatDay(expiresAt)}, for ${left} more ${left === 1 ? 'download' : 'downloads'}.`
}

/** Returns the links to the files of an order line, for the order page and the order's e-mails. */
export function downloadLinks(
  grant: Grant,
  order: { token: string },
  now: Date,
): Pick<CheckoutPageLine, 'files' | 'filesNote' | 'renewPath'> {
  if (isOpen(grant, now)) {
    const files = filesOf(grant.goods).map((name) => ({
      label: fileLabel(name),
      path: `/downloads/${grant.token}/${name}`,
    }))
    return { files, filesNote: expiryMessage(grant) }
  }
  if (grant.renewals >= MAX_RENEWALS)
    return { filesNote: "The links for these files have expired. Write to us and we'll send you the files." }
  return {
    filesNote: 'The links for these files have expired.',
    renewPath: `/orders/${order.token}/downloads/${grant.orderLineId}`,
  }
}

import type { CheckoutPageLine } from '../../../contract/checkout-page.ts'
import { formatDay } from '../../../domain/checkout/shop-clock.ts'
import {
  type DownloadGrant,
  isGrantOpen,
  MAX_DOWNLOADS_PER_GRANT,
  MAX_GRANT_RENEWALS,
} from '../download-grants.ts'
import { listDownloadFiles } from '../make-download.ts'

export const getDownloadFileLabel = (name: string): string => {
  const format = name.split('.').at(-1) ?? ''
  if (format === 'txt') return 'Licence'
  return format === 'zip' ? 'Everything (ZIP)' : format.toUpperCase()
}

export function describeExpiry({
  downloads,
  expiresAt,
}: Pick<DownloadGrant, 'downloads' | 'expiresAt'>): string {
  const left = MAX_DOWNLOADS_PER_GRANT - downloads
  return `The links work until ${formatDay(expiresAt)}, for ${left} more ${left === 1 ? 'download' : 'downloads'}.`
}

/** Returns the links to the files of an order line, for the order page and the order's e-mails. */
export function toDownloadLinks(
  grant: DownloadGrant,
  order: { token: string },
  now: Date,
): Pick<CheckoutPageLine, 'files' | 'filesNote' | 'renewPath'> {
  if (isGrantOpen(grant, now)) {
    const files = listDownloadFiles(grant.goods).map((name) => ({
      label: getDownloadFileLabel(name),
      path: `/downloads/${grant.token}/${name}`,
    }))
    return { files, filesNote: describeExpiry(grant) }
  }
  if (grant.renewals >= MAX_GRANT_RENEWALS)
    return { filesNote: "The links for these files have expired. Write to us and we'll send you the files." }
  return {
    filesNote: 'The links for these files have expired.',
    renewPath: `/orders/${order.token}/downloads/${grant.orderLineId}`,
  }
}

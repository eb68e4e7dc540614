import { mailLines } from '../../content/mail-lines.ts'
import { describeDeliveryAfterProof } from '../../content/proof-delivery.ts'
import { formatDayCount } from '../../content/format-days.ts'
import { settings } from '../../domain/settings/settings.ts'
import { shopFacts } from '../../content/shop.ts'
import { estimateDelivery } from '../../domain/checkout/delivery-estimate.ts'
import { formatComingDay, formatDay } from '../../domain/checkout/shop-clock.ts'
import { formatRegistrationLines } from '../../content/tax-registrations.ts'
import { formatTaxLabel } from '../../domain/checkout/tax.ts'
import { formatMoney } from '../../domain/money.ts'
import type { Environment } from '../runtime/env.ts'
import type { Mail } from '../gateways/mail.ts'
import { findTaxRegistrations } from '../payments/index.ts'
import type { AcceptedOrder } from '../db/accepted-order.ts'
import { type ItemDescriptions, describeLine } from '../made-to-order/index.ts'
import { composeMail } from '../platform/compose-mail.ts'
import type { MailLink } from '../platform/mail-layout.ts'
import { formatAddressLines, formatFullName } from './address-label.ts'
import { buildProofPicturePath } from './proof-picture.ts'
import { listTitlesToApprove } from './titles-to-approve.ts'

type PlacedOrder = {
  id: number
  number: string
  token: string
  placedAt: Date
  order: AcceptedOrder
  /** The ids of the lines, in the same sequence as the lines of `order`. */
  lineIds: readonly number[]
  /** Descriptions of the order's made-to-order items. The keys are variant ids. */
  items: ItemDescriptions
  /** The items to download, each with the token of its link. */
  downloads: readonly { title: string; token: string }[]
}

/**
 * Writes the order confirmation, which is the buyer's copy of the agreement: items, prices, seller, delivery, buyer's name and date. It
 * contains no promotion.
 */
export function composeConfirmationMail(env: Environment, placed: PlacedOrder): Mail {
  const { id, number, order } = placed
  const pickup = order.shipping.method === 'pickup'
  const facts = {
    name: formatFullName(order.address),
    number,
    day: formatDay(placed.placedAt),
    items: order.lines.map((line) => formatItemLine(line, placed.items)),
    amounts: [
      ...amounts(order),
      ...formatRegistrationLines(findTaxRegistrations(env), order.taxes, order.address.province),
    ],
    delivery: delivery(placed),
    downloads: downloadLines(env, placed),
    note: order.note,
    'order page': `${env.PUBLIC_URL}/orders/${placed.token}`,
    'tracking page': `${env.PUBLIC_URL}/track`,
    'track with': pickup ? mailLines.trackWith.pickup : mailLines.trackWith.parcel,
    'returns page': `${env.PUBLIC_URL}/returns`,
  }
  const composed = composeMail('confirmation', facts, { pictures: picturesOf(env, placed) })
  return { id: `order-${id}-confirmation`, to: order.contact.email, ...composed }
}

/** Lists the items to download, each with its link. */
const downloadLines = ({ PUBLIC_URL }: Environment, { downloads }: PlacedOrder): (string | MailLink)[] =>
  downloads.flatMap(({ title, token }) => [
    mailLines.files(title, formatDayCount(settings.links.downloadDays)),
    { words: mailLines.getFiles(title), address: `${PUBLIC_URL}/downloads/${token}` },
  ])

/** Thumbnails of the lines. Mail programs load them from the shop; a program that blocks pictures shows only the text. */
function picturesOf(
  { PUBLIC_URL }: Environment,
  { order, items, lineIds, token }: PlacedOrder,
): Map<string, string> {
  const pictures = order.lines.flatMap((line, index) => {
    const id = lineIds[index]
    if (id !== undefined && items.get(line.variantId))
      return [[formatItemLine(line, items), PUBLIC_URL + buildProofPicturePath({ token }, { id })] as const]
    const hash = /^\/media\/([0-9a-f]{16,64})\.\w+$/.exec(line.imageSrc)?.[1]
    return hash === undefined
      ? []
      : [[formatItemLine(line, items), `${PUBLIC_URL}/img/${hash}-160.webp`] as const]
  })
  return new Map(pictures)
}

function formatItemLine(line: AcceptedOrder['lines'][number], items: ItemDescriptions): string {
  const { variantId, quantity, title, variantTitle, attributes, unitPriceCents } = line
  const words = describeLine(attributes, items.get(variantId) ?? null)
  const details = words.map(({ key, value }) => `, ${key}: ${value}`).join('')
  const variant = variantTitle && ` - ${variantTitle}`
  return `${quantity} × ${title}${variant}${details}: ${formatMoney(unitPriceCents * quantity)}`
}

function amounts(order: AcceptedOrder): string[] {
  return [
    mailLines.subtotal(formatMoney(order.subtotalCents)),
    ...(order.discountCents > 0
      ? [mailLines.discount(formatMoney(-order.discountCents), order.discountCode)]
      : []),
    `${order.shipping.title}: ${formatMoney(order.shipping.priceCents)}`,
    ...order.taxes.map((tax) => `${formatTaxLabel(tax)}: ${formatMoney(tax.amountCents)}`),
    mailLines.total(formatMoney(order.totalCents)),
  ]
}

function delivery({ order, placedAt }: PlacedOrder): string {
  const { method, title, days } = order.shipping
  const toApprove = listTitlesToApprove(order.lines)
  if (method === 'pickup') {
    const { street, city } = shopFacts.address
    const when =
      toApprove.length > 0 ? describeDeliveryAfterProof(toApprove, null) : "we'll e-mail you when it's ready."
    return `${title}: ${when}\n${street}, ${city}`
  }
  if (days === null) return title
  if (toApprove.length > 0)
    return [
      `${describeDeliveryAfterProof(toApprove, days)}\n${title}, to:`,
      ...formatAddressLines(order.address),
    ].join('\n')
  const { earliest, latest } = estimateDelivery(placedAt, days)
  const lines = formatAddressLines(order.address)
  return [mailLines.delivery(title, formatComingDay(earliest), formatComingDay(latest)), ...lines].join('\n')
}

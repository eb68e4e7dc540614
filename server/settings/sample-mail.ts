import { mailLines } from '../../content/mail-lines.ts'
import { formatDayCount } from '../../content/format-days.ts'
import { settings } from '../../domain/settings/settings.ts'
import { shippingMethodNames } from '../../content/shipping-methods.ts'
import { shopFacts } from '../../content/shop.ts'
import {
  type PlaceholderName,
  MAIL_PLACEHOLDERS,
  type MailName,
} from '../../domain/mails/mail-placeholders.ts'
import { composeMail } from '../platform/compose-mail.ts'

type Facts = Parameters<typeof composeMail>[1] & Record<Exclude<PlaceholderName, 'shop'>, unknown>

const LINK = `https://example.com/`
const SHIPPING = shippingMethodNames.canada

/** Values of an invented order, for previews of e-mails. */
const sampleFacts = (): Facts => ({
  name: 'Alex Tremblay',
  number: 'ND-10234',
  days: formatDayCount(settings.links.confirmDays),
  day: 'November 21, 2026',
  items: ['2 × Niagara Wolf Badge - 10 in: CA$21.98', '1 × Made-to-Order Decal, Text: Bon Voyage: CA$18.40'],
  amounts: [
    mailLines.subtotal('CA$40.38'),
    `${SHIPPING}: CA$9.99`,
    'HST (13%): CA$6.55',
    mailLines.total('CA$56.92'),
  ],
  delivery: [
    mailLines.delivery(SHIPPING, 'Monday, November 30', 'Friday, December 4'),
    'Alex Tremblay',
    '12 Sample Street',
    'Guelph ON N1H 3A1',
  ],
  downloads: [
    mailLines.files('Lake & Cottage', formatDayCount(settings.links.downloadDays)),
    { words: mailLines.getFiles('Lake & Cottage'), address: LINK },
  ],
  note: 'Please leave it at the side door.',
  'track with': mailLines.trackWith.parcel,
  item: 'Niagara Wolf Badge',
  version: '2',
  parcel: [mailLines.parcel('Canada Post', '1234'), { words: mailLines.trackParcel, address: LINK }],
  pickup: [
    `${shopFacts.address.street}, ${shopFacts.address.city}`,
    mailLines.pickupHours(shopFacts.hours.inText),
  ],
  reason: 'The film you chose is no longer made.',
  amount: 'CA$56.92',
  total: 'CA$56.92',
  shipping: SHIPPING,
  due: mailLines.due('Thursday, November 26'),
  proofs: 'Made-to-Order Decal',
  missing: ['Made-to-Order Decal: the artwork'],
  reply: mailLines.answerToCustomer.byMail,
  products: ['Niagara Wolf Badge', 'Made-to-Order Decal'],
  description: '48 × 24 in, 13 oz banner, hems and grommets',
  price: 'CA$64.00',
  credits: '50',
  email: shopFacts.email,
  reference: 'M-4F7K2',
  message: ['> Do you deliver to Port Colborne?', '> Thanks, Alex'],
  answer: 'Yes, every Friday.',
  question: 'Does it hold on a boat?',
  'order page': LINK,
  'tracking page': LINK,
  'returns page': LINK,
  'proof page': LINK,
  'review page': LINK,
  'quote page': LINK,
  'confirm page': LINK,
  'unsubscribe page': LINK,
  'product page': LINK,
  'download page': LINK,
  'receipt page': LINK,
  'terms page': LINK,
})

const isMailName = (name: string): name is MailName => name in MAIL_PLACEHOLDERS

/** The values that are different in the e-mail to staff about a new order, because that e-mail lists the items without prices. */
const DIFFERENT_FACTS: Partial<Record<MailName, Partial<Facts>>> = {
  newOrder: { items: ['2 × Niagara Wolf Badge - 10 in', '1 × Made-to-Order Decal - Text: Bon Voyage'] },
}

/** Writes an e-mail with the given text and invented values, as a customer would get it. Null if there is no such e-mail. */
export const composeSampleMail = (mail: string, words: string) =>
  isMailName(mail) ? composeMail(mail, { ...sampleFacts(), ...DIFFERENT_FACTS[mail] }, { words }) : null

/**
 * The placeholders that an e-mail's text may contain. They are written in braces: {number}. A placeholder in `needed` must not be removed
 * from the text.
 */
export const MAIL_PLACEHOLDERS = {
  confirmation: {
    facts: [
      'shop',
      'name',
      'number',
      'day',
      'items',
      'amounts',
      'delivery',
      'downloads',
      'note',
      'order page',
      'tracking page',
      'track with',
      'returns page',
    ],
    needed: ['number', 'items', 'amounts', 'delivery', 'downloads', 'order page'],
  },
  inProof: { facts: ['shop', 'name', 'number', 'order page'], needed: ['order page'] },
  proofReady: {
    facts: ['shop', 'name', 'number', 'item', 'version', 'proof page'],
    needed: ['proof page'],
  },
  approved: { facts: ['shop', 'name', 'number', 'order page'], needed: ['order page'] },
  inProduction: { facts: ['shop', 'name', 'number', 'order page'], needed: ['order page'] },
  shipped: { facts: ['shop', 'name', 'number', 'parcel', 'order page'], needed: ['parcel', 'order page'] },
  readyForPickup: {
    facts: ['shop', 'name', 'number', 'pickup', 'order page'],
    needed: ['pickup', 'order page'],
  },
  done: { facts: ['shop', 'name', 'number', 'order page'], needed: ['order page'] },
  cancelled: {
    facts: ['shop', 'name', 'number', 'reason', 'amount', 'order page'],
    needed: ['reason', 'amount', 'order page'],
  },
  refunded: {
    facts: ['shop', 'name', 'number', 'reason', 'amount', 'order page'],
    needed: ['reason', 'amount', 'order page'],
  },
  partRefund: {
    facts: ['shop', 'name', 'number', 'reason', 'amount', 'order page'],
    needed: ['reason', 'amount', 'order page'],
  },
  paymentRefunded: { facts: ['shop', 'name', 'amount'], needed: ['amount'] },
  review: {
    facts: ['shop', 'name', 'number', 'day', 'products', 'review page'],
    needed: ['products', 'review page'],
  },
  quote: {
    facts: ['shop', 'number', 'item', 'description', 'price', 'day', 'quote page'],
    needed: ['price', 'day', 'quote page'],
  },
  newsletterConfirm: { facts: ['shop', 'confirm page'], needed: ['confirm page'] },
  newsletterWelcome: { facts: ['shop', 'unsubscribe page'], needed: ['unsubscribe page'] },
  stockConfirm: {
    facts: ['shop', 'item', 'days', 'confirm page', 'unsubscribe page'],
    needed: ['item', 'confirm page', 'unsubscribe page'],
  },
  backInStock: {
    facts: ['shop', 'item', 'product page', 'unsubscribe page'],
    needed: ['item', 'product page', 'unsubscribe page'],
  },
  sample: { facts: ['shop', 'name', 'days', 'download page'], needed: ['download page'] },
  messageCopy: { facts: ['shop', 'reference', 'message'], needed: ['reference', 'message'] },
  messageAnswer: {
    facts: ['shop', 'name', 'reference', 'answer', 'message'],
    needed: ['answer', 'message'],
  },
  questionAnswer: {
    facts: ['shop', 'name', 'item', 'question', 'answer', 'product page'],
    needed: ['question', 'answer'],
  },
  newOrder: {
    facts: ['shop', 'number', 'total', 'shipping', 'items', 'due', 'proofs', 'missing', 'order page'],
    needed: ['items', 'missing', 'order page'],
  },
  fileAttached: { facts: ['shop', 'number', 'order page'], needed: ['order page'] },
  productQuestion: {
    facts: ['shop', 'number', 'item', 'name', 'question', 'reply', 'product page'],
    needed: ['number', 'question'],
  },
  creditReceipt: {
    facts: ['shop', 'credits', 'day', 'number', 'amounts', 'receipt page', 'terms page', 'email'],
    needed: ['credits', 'day', 'number', 'amounts', 'receipt page'],
  },
} as const satisfies Record<string, { facts: readonly string[]; needed: readonly string[] }>

export type MailName = keyof typeof MAIL_PLACEHOLDERS
export type PlaceholderName<M extends MailName = MailName> = (typeof MAIL_PLACEHOLDERS)[M]['facts'][number]

/** Whether a placeholder stands for a URL. A placeholder for a URL may be used only as the target of a link: [text]({order page}). */
export const isLinkPlaceholder = (name: string): boolean => name.endsWith(' page')

const PLACEHOLDER = /\{([^{}]*)\}/g

/** Lists the placeholders in a text, in order of appearance. */
export const listPlaceholders = (words: string): string[] =>
  [...words.matchAll(PLACEHOLDER)].map(([, name = '']) => name)

/** A fault in the text of an e-mail. content/operator/mail-faults.ts has a sentence for each fault. */
export type MailFault =
  | { code: 'no-subject-or-message' }
  | { code: 'unknown-placeholder'; name: string; known: readonly string[] }
  | { code: 'not-in-subject'; name: string }
  | { code: 'placeholder-missing'; names: readonly string[] }
  | { code: 'bare-link'; name: string }

/** Finds the first fault in the text of an e-mail; null if it has none. The first line is the subject. */
export function findMailFault(mail: MailName, words: string): MailFault | null {
  const { facts, needed }: { facts: readonly string[]; needed: readonly string[] } = MAIL_PLACEHOLDERS[mail]
  const [subject = '', ...rest] = words.split('\n')
  if (subject.trim() === '' || rest.join('').trim() === '') return { code: 'no-subject-or-message' }
  const unknown = listPlaceholders(words).find((name) => !facts.includes(name))
  if (unknown !== undefined) return { code: 'unknown-placeholder', name: unknown, known: facts }
  const inSubject = listPlaceholders(subject).find((name) => !SUBJECT_FACTS.has(name))
  if (inSubject !== undefined) return { code: 'not-in-subject', name: inSubject }
  const asked = needed.filter((name) => !listPlaceholders(rest.join('\n')).includes(name))
  if (asked.length > 0) return { code: 'placeholder-missing', names: asked }
  const bare = linksIn(rest.join('\n').replaceAll(LINK_PATTERN, ''))
  return bare === undefined ? null : { code: 'bare-link', name: bare }
}

/** Placeholders that may be used in the subject line, because their values are short. */
const SUBJECT_FACTS = new Set([
  'shop',
  'name',
  'number',
  'day',
  'amount',
  'total',
  'item',
  'version',
  'price',
  'credits',
  'reference',
])

/** Matches a link in a text: [text]({placeholder}). */
export const LINK_PATTERN = /\[([^[\]]+)\]\(\{([^{}]*)\}\)/g

const linksIn = (words: string): string | undefined => listPlaceholders(words).find(isLinkPlaceholder)

export const formatPlaceholders = (names: readonly string[]): string =>
  names.map((name) => `{${name}}`).join(', ')

/** Kinds of claims that a shop makes in several texts, for example about delivery times. The texts may contradict each other. */
export const CLAIM_KINDS = [
  ...([
    'free-shipping',
    'delivery-days',
    'production-time',
    'proof-time',
    'answer-time',
    'durability',
  ] as const),
  ...(['first-wash', 'warranty', 'return-days', 'minimum-order', 'founding-year', 'phone'] as const),
] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

type ClaimFacts = {
  groups: Readonly<Record<string, string>>
  /** The part of the sentence, between commas, semicolons or colons, that contains the value. */
  clause: string
  sentence: string
  /** The sentence together with the title of its text. */
  context: string
}

/** A rule that recognizes one wording of a claim. It is applied to a single sentence. */
export type ClaimRule = {
  kind: ClaimKind
  pattern: RegExp
  /** The rule applies only if the sentence also matches `needs` and doesn't match `not`. */
  needs?: RegExp
  not?: RegExp
  /** Returns the claimed value in a standard form, so that values can be compared. */
  value: (groups: Readonly<Record<string, string>>) => string
  /** Returns the subject of the claim, such as a kind of product. Claims about different subjects don't contradict each other. */
  about: (facts: ClaimFacts) => string
  /** True if the rule isn't applied to product descriptions, because these mention years and numbers that aren't about the shop. */
  notInProducts?: true
}

const NUMBER_PATTERN = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty)'
const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')
const RANGE_PATTERN = '\\s*(?:to|–|-)\\s*'
const ZONE_PATTERN = '(?<zone>Niagara|regional|Canad(?:a|ian)|United States|USA|U\\.S\\.)'

const digits = (text = ''): string => {
  const word = text.toLowerCase()
  if (word === 'thirty') return '30'
  return NUMBER_WORDS.includes(word) ? String(NUMBER_WORDS.indexOf(word)) : word
}
const plural = (number: string, unit: string): string => `${number} ${unit}${number === '1' ? '' : 's'}`
const range = ({ from, to }: Readonly<Record<string, string>>, unit: string): string =>
  to === undefined ? plural(digits(from), unit) : `${digits(from)}–${digits(to)} ${unit}s`
const dollars = ({ amount = '' }: Readonly<Record<string, string>>): string =>
  `over $${amount.replaceAll(',', '').replace(/\.00$/, '')}`
/** Formats a time span in a standard form, so that spans can be compared. For example, "working days" become "business days". */
const span = ({ from, kind = '', unit = '' }: Readonly<Record<string, string>>): string => {
  const number = digits(from)
  const one = unit.toLowerCase().replace(/s$/, '')
  const working = /business|working/i.test(kind) ? 'business ' : ''
  return plural(number, working + one)
}

/**
 * Kinds of products that differ in durability, shipping or production time. If a text mentions several kinds, its claim is about the kind
 * that comes first in this list.
 */
const GOODS_PATTERNS: readonly [RegExp, string][] = [
  [/magnet/i, 'magnets'],
  [/iron-on|jersey|garment|shirt/i, 'transfers for clothes'],
  [/\bfloor/i, 'floor graphics'],
  [/\bwall\b|\bmural/i, 'wall graphics'],
  [/\bbanner/i, 'banners'],
  [/\bsigns?\b|coroplast|alumini?um|\bacp\b/i, 'signs'],
  [/\blabels?\b|barcode/i, 'labels'],
  [/reflective/i, 'reflective film'],
  [/holographic/i, 'holographic film'],
  [/calendered|removable/i, 'calendered film'],
  [/longest-lasting|premium cast|ten-year/i, 'the longest-lasting film'],
]
const findGoods = (text: string): string | undefined => GOODS_PATTERNS.find(([word]) => word.test(text))?.[1]
/** Returns the kind of product that a claim is about: the kind that its clause names, or else the one that its sentence or title names. */
const goods = ({ clause, context }: ClaimFacts): string =>
  findGoods(clause) ?? (/\bdecals?\b/i.test(clause) ? 'decals' : (findGoods(context) ?? 'decals'))

const zones: readonly [RegExp, string][] = [
  [/niagara|regional/i, 'Niagara'],
  [/canad/i, 'Canada'],
  [/./, 'the United States'],
]
const zoneOf = ({ zone = '' }: Readonly<Record<string, string>>): string =>
  zones.find(([word]) => word.test(zone))?.[1] ?? zone

const whereOf = ({ where }: Readonly<Record<string, string>>, sentence: string): string =>
  where !== undefined || (/indoor/i.test(sentence) && !/outdoor/i.test(sentence)) ? 'indoors' : 'outdoors'

const answeredThing = ({ clause, context }: ClaimFacts): string => {
  if (/privacy|your data|personal data/i.test(context)) return 'requests about data'
  return /\bquotes?\b/i.test(clause) ? 'requests for a quote' : 'messages'
}

const freeFor = (sentence: string): string => {
  if (/\bcode\b|local purchase/i.test(sentence)) return 'with the local code'
  return /United States|\bUSA\b|U\.S\./i.test(sentence) ? 'to the United States' : 'without a code'
}

/** The rules for all wordings that the audit recognizes. (Not in the specification.) */
export const CLAIM_RULES: readonly ClaimRule[] = [
  {
    kind: 'free-shipping',
    pattern:
      /free\s+(?:[\w-]+\s+){0,2}?(?:shipping|delivery)\b[^.!?$]*?\b(?:over|above|from)\s+(?:CA)?\$(?<amount>\d[\d,]*(?:\.\d\d)?)/gi,
    value: dollars,
    about: ({ sentence }) => freeFor(sentence),
  },
  {
    kind: 'free-shipping',
    pattern:
      /\b(?:over|above)\s+(?:CA)?\$(?<amount>\d[\d,]*(?:\.\d\d)?)[^.!?$]*?\b(?:ships?|shipped|travels?|delivered|shipping is)\s+(?:for\s+)?free\b/gi,
    value: dollars,
    about: ({ sentence }) => freeFor(sentence),
  },
  {
    kind: 'delivery-days',
    pattern: new RegExp(
      `\\b${ZONE_PATTERN}\\b[^.!?\\d]{0,40}?(?<from>\\d+)${RANGE_PATTERN}(?<to>\\d+)(?!\\s*(?:hours|years|%|mm|cm|in\\b))`,
      'gi',
    ),
    needs: /\bdays?\b/i,
    value: (groups) => range(groups, 'day'),
    about: ({ groups }) => zoneOf(groups),
  },
  {
    kind: 'delivery-days',
    pattern: new RegExp(
      `(?<from>\\d+)${RANGE_PATTERN}(?<to>\\d+)\\s*(?:business |working )?days?\\b[^.!?\\d,;]{0,20}?\\b(?:in|to|across|within)\\s+(?:the\\s+)?${ZONE_PATTERN}`,
      'gi',
    ),
    value: (groups) => range(groups, 'day'),
    about: ({ groups }) => zoneOf(groups),
  },
  {
    kind: 'production-time',
    pattern: new RegExp(`(?<from>\\d+)${RANGE_PATTERN}(?<to>\\d+)\\s*hours\\b`, 'gi'),
    needs: /print|produc|made|make|ready|turnaround/i,
    value: (groups) => range(groups, 'hour'),
    about: goods,
  },
  {
    kind: 'proof-time',
    pattern: new RegExp(
      `\\bfirst\\s+(?:digital\\s+)?(?:proof|version)\\b[^.!?]*?\\b(?:within|in)\\s+(?<from>${NUMBER_PATTERN})\\s+(?<kind>business |working )?(?<unit>hours?|days?)`,
      'gi',
    ),
    value: span,
    about: () => 'the first proof',
  },
  {
    kind: 'answer-time',
    pattern: new RegExp(
      `\\b(?:answers?|repl(?:y|ies)|responds?|get back|call or write|hear from us)\\b[^.!?]*?\\bwithin\\s+(?<from>${NUMBER_PATTERN})\\s+(?<kind>business |working )?(?<unit>minutes?|hours?|days?)`,
      'gi',
    ),
    value: span,
    about: answeredThing,
  },
  {
    kind: 'durability',
    pattern: new RegExp(
      `(?<from>\\d+)(?:${RANGE_PATTERN}(?<to>\\d+))?[\\s-]*years?\\b(?:\\s+(?<where>indoors))?`,
      'gi',
    ),
    needs: /outdoor|indoor|rated|lasts?\b|fade|colour|durab|sun\b/i,
    not: /experience|in business|proof|archiv|warrant|guarantee|years? old|anniversar|since/i,
    value: (groups) => range(groups, 'year'),
    about: (facts) => `${goods(facts)} ${whereOf(facts.groups, facts.sentence)}`,
  },
  {
    kind: 'first-wash',
    pattern: new RegExp(
      `\\b(?:wait|after|first|unwashed for)\\s+(?<from>${NUMBER_PATTERN})\\s+(?<unit>hours?|days?)`,
      'gi',
    ),
    needs: /wash/i,
    value: span,
    about: goods,
  },
  {
    kind: 'warranty',
    pattern: /(?<from>\d+|lifetime)[\s-]*(?<unit>years?|months?|days?)?[\s-]+(?:warranty|guarantee)\b/gi,
    value: ({ from = '', unit }) => (unit === undefined ? from.toLowerCase() : span({ from, unit })),
    about: goods,
  },
  {
    kind: 'return-days',
    pattern: new RegExp(`\\bwithin\\s+(?<from>${NUMBER_PATTERN})\\s+(?<unit>days?)`, 'gi'),
    needs: /come back|\breturn(?:s|ed)?\b|send (?:it|them) back/i,
    value: span,
    about: () => 'returns',
  },
  {
    kind: 'minimum-order',
    pattern: /\bminimum(?:\s+order|\s+quantity)?\s+(?:is|of)\s+(?<from>\d+)\b|\b(?<none>no minimums?)\b/gi,
    value: ({ from, none }) => (none === undefined ? digits(from) : 'none'),
    about: goods,
  },
  {
    kind: 'founding-year',
    pattern: /\b(?:since|founded in|established(?: in)?|est\.)\s+(?<year>(?:19|20)\d\d)\b/gi,
    value: ({ year = '' }) => year,
    about: () => 'the shop',
    notInProducts: true,
  },
  {
    kind: 'phone',
    pattern: /(?<!\d)\(?(?<area>[2-9]\d\d)\)?[\s.-](?<middle>\d{3})[\s.-](?<end>\d{4})(?!\d)/g,
    // Leaves out phone numbers that contain 555, because they are examples and not the shop's number.
    not: /\b555\b/,
    value: ({ area, middle, end }) => `${area}-${middle}-${end}`,
    about: () => 'the shop',
    notInProducts: true,
  },
]

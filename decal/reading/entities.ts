/**
 * The recognizable form of a part of a prompt. `code` is text with the number of a union local, a station, a unit or a jersey. `size` is
 * the size of the decal, which isn't lettering. Text of all other forms is printed as typed.
 */
export type PromptEntityKind =
  | 'quote'
  | 'address'
  | 'phone'
  | 'date'
  | 'year'
  | 'code'
  | 'size'
  | 'measure'
  | 'time'
  | 'price'
  | 'number'

/** A part of a prompt with a recognizable form. `to` is the index of the character after it, `text` the lettering to print for it. */
export type PromptEntity = { kind: PromptEntityKind; to: number; text: string }

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|janvier|f[eé]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[eé]cembre'
const year = String.raw`(?:1[6-9]|20)\d\d`
const end = String.raw`(?![\p{L}\p{N}])`
const ending =
  'ca|com|org|net|shop|store|io|co|tv|page|me|info|biz|us|app|dev|gg|link|site|online|quebec|fm|ly'

// The forms in the order in which they are tried. If two forms begin alike, the longer one comes first.
const forms: readonly (readonly [PromptEntityKind, RegExp])[] = [
  ['quote', /"([^"]{1,200})"/y],
  ['quote', /(?<![\p{L}\p{N}])'([^']{1,200}(?:'(?=\p{L})[^']{1,200}){0,5})'(?![\p{L}\p{N}])/uy],
  ['address', /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/y],
  ['address', new RegExp(String.raw`(?:https?:\/\/)[^\s",]{4,120}`, 'iy')],
  [
    'address',
    new RegExp(
      String.raw`(?:www\.)?(?:[a-z0-9][a-z0-9-]{0,62}\.){1,4}(?:${ending})(?:\/[^\s",]{0,100})?${end}`,
      'iuy',
    ),
  ],
  ['address', /@[\w.]{2,40}/y],
  ['address', /#\p{L}[\p{L}\p{N}_]{1,40}/uy],
  ['phone', new RegExp(String.raw`(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}${end}`, 'uy')],
  ['time', /24\s?\/\s?7(?!\d)|24 ?(?:hrs?|hours?)(?:\s+(?:service|emergency))?(?!\p{L})/iuy],
  [
    'date',
    new RegExp(
      String.raw`(?:${months})\.?\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+${year})?(?:\s*(?:-|–|to)\s*(?:${months})\.?\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+${year})?)?${end}`,
      'iuy',
    ),
  ],
  [
    'date',
    new RegExp(String.raw`\d{1,2}(?:er|st|nd|rd|th)?\s+(?:${months})\.?(?:,?\s+${year})?${end}`, 'iuy'),
  ],
  ['date', new RegExp(String.raw`(?:${months})\.?\s+${year}${end}`, 'iuy')],
  [
    'date',
    new RegExp(
      String.raw`\d{1,4}[/.]\d{1,2}[/.]\d{2,4}(?:\s*[-–]\s*\d{1,4}[/.]\d{1,2}[/.]\d{2,4})?${end}`,
      'uy',
    ),
  ],
  ['date', new RegExp(String.raw`\d{4}-\d{2}-\d{2}${end}`, 'uy')],
  ['year', new RegExp(String.raw`${year}\s*(?:-|–|to)\s*(?:${year}|present|\d\d)${end}`, 'iuy')],
  [
    'year',
    new RegExp(
      String.raw`(?:est\.?d?|established|since|depuis|fond[eé]e? en|[eé]tablie? en)\s*(?:in\s*)?${year}${end}`,
      'iuy',
    ),
  ],
  ['code', /(?:number|num[eé]ro|no\.?|nº)\s*#?(\d{1,4}[a-z]?)(?![\p{L}\p{N}])/iuy],
  [
    'code',
    /(?:local|section|station|unit|unité|route|rte|hwy|highway|lot|site|troop|lodge|chapter|engine|ladder|district|division|post|squadron|bus|team)\s+(?:#\s?)?\d{1,5}[a-z]?(?![\p{L}\p{N}])/iuy,
  ],
  ['code', /U\d{1,2}(?:\s?(?:AAA|AA|A|BB|B|C|Rep|HL))?(?![\p{L}\p{N}])/uy],
  ['code', /#\s?\d{1,5}(?![\p{L}\p{N}])/uy],
  [
    'size',
    /\d{1,3}(?:[.,]\d{1,2})?\s*(?:(?:x|×|by)\s*\d{1,3}(?:[.,]\d{1,2})?\s*)?(?:"|''|inch(?:es)?|in\.?|cm|mm|ft|feet|foot|pouces?)(?:\s+(?:wide|tall|high|long|round|by \d{1,3}))?(?![\p{L}\p{N}])/iuy,
  ],
  [
    'measure',
    /\d{1,4}(?:[.,]\d{1,5})?\s*(?:km\/h|km|k|miles?|mi|mph|hp|cc|lbs?|kg|ml|l|acres?|m|%|°\s*[CFNSEW]?)(?![\p{L}\p{N}])/iuy,
  ],
  [
    'time',
    /\d{1,2}(?::\d\d)?\s?(?:am|pm|h)(?:\s*(?:-|–|to)\s*\d{1,2}(?::\d\d)?\s?(?:am|pm|h))?(?![\p{L}\p{N}])/iuy,
  ],
  ['price', /\$\s?\d{1,6}(?:[.,]\d\d)?(?!\d)|\d{1,6}(?:[.,]\d\d)?\s?\$/uy],
  ['number', /\d{1,9}(?:[.,:/-]\d{1,9}){0,4}(?![\p{L}\p{N}])/uy],
]

/** Returns the entity that starts at a character of the text; null if there is none. Looks at a bounded number of characters. */
export function findEntityAt(text: string, at: number): PromptEntity | null {
  for (const [kind, form] of forms) {
    form.lastIndex = at
    const match = form.exec(text)
    if (!match) continue
    const [whole, inner] = match
    return { kind, to: at + whole.length, text: (inner ?? whole).trim() }
  }
  return null
}

/**
 * The maximum number of characters in a meta description. For a product, this is the beginning of the product's description (specification,
 * section 9).
 */
export const MAX_META_DESCRIPTION_LENGTH = 160

/**
 * Matches text that contains only Western letters, digits, punctuation, and symbols for inches, money and trademarks. In such a text, each
 * code unit is one visible character.
 */
const PLAIN_LETTERS = /^[\u0020-\u02af\u2010-\u2027\u2030-\u203b\u20a0-\u20bf\u2122]*$/

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  times: '×',
  deg: '°',
  copy: '©',
  reg: '®',
  trade: '™',
  frac12: '½',
  eacute: 'é',
}

export function writeMetaDescription(html: string): string {
  // A meta description needs only the beginning of the text. The rest isn't converted, so that a huge description takes no extra time.
  const text = convertHtmlToText(html.slice(0, 20_000))
  // Plain Western text can be cut after any code unit. It is cut without Intl.Segmenter, which is slow on phones.
  if (PLAIN_LETTERS.test(text.slice(0, MAX_META_DESCRIPTION_LENGTH + 1)))
    return text.slice(0, MAX_META_DESCRIPTION_LENGTH).trimEnd()
  let description = ''
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (description.length + segment.length > MAX_META_DESCRIPTION_LENGTH) break
    description += segment
  }
  return description.trimEnd()
}

/** Returns the text of an HTML fragment on one line. The text isn't escaped, so escape it before inserting it into HTML. */
export function convertHtmlToText(html: string): string {
  return decodeEntities(
    html
      .replace(/<!--[^]*?(?:-->|$)/g, ' ')
      .replace(/<(script|style)\b[^]*?(?:<\/\1\s*>|$)/gi, ' ')
      .replace(/<\/?(?:b|i|em|strong|span|a|u|small|sup|sub|mark|code)\b[^>]*(?:>|$)/gi, '')
      .replace(/<[/!?a-z][^>]*(?:>|$)/gi, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z0-9]{2,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED_ENTITIES[name.toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      return isCharacter ? String.fromCodePoint(code) : whole
    },
  )
}

/** Specification, section 9: page descriptions are the product description cut at 160 characters. */
export const META_DESCRIPTION_LENGTH = 160

/** Western letters, digits, punctuation, and symbols for inches, money and trademarks, none of which combine with the next character. */
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

/** The plain text of a page's description from HTML: no tags, one line, at most 160 characters, never split within a character. */
export function metaDescription(html: string): string {
  // Ignores text far beyond the limit, so that a huge description costs nothing.
  const text = htmlToText(html.slice(0, 20_000))
  // Segmenting text takes a phone about as long as rendering the page; in plain letters each code unit is a character.
  if (PLAIN_LETTERS.test(text.slice(0, META_DESCRIPTION_LENGTH + 1)))
    return text.slice(0, META_DESCRIPTION_LENGTH).trimEnd()
  let description = ''
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (description.length + segment.length > META_DESCRIPTION_LENGTH) break
    description += segment
  }
  return description.trimEnd()
}

/** The text of an HTML fragment on one line, for texts and previews. The result is unescaped text. */
export function htmlToText(html: string): string {
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

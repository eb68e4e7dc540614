import type { ArtworkNote } from '../artwork-notes.ts'
import { ArtworkRefusedError } from '../artwork-refusals.ts'
import { collectText } from './clean-svg.ts'
import { findTextFamily, splitFontFamilies, type TextFamily, DEFAULT_TEXT_FAMILY } from './text-families.ts'
import { walkElements } from './refuse-expensive-svg.ts'
import type { XmlElement } from './xml.ts'

/** A drawing in which all text uses the shop's font families, with the list of these families and a note for the customer. */
export type DrawingInShopFonts = { root: XmlElement; families: TextFamily[]; note: ArtworkNote }

const MAX_CHARACTERS = 2_000
/**
 * The maximum number of characters drawn: the length of the text, times the number of elements that draw it. The text is laid out again
 * for each of these elements.
 */
const MAX_DRAWN_CHARACTERS = 2_000_000
/** The characters that all of the shop's font families have: English, French and common punctuation. */
const OUR_SIGNS =
  /^[\s\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]*$/
/** Matches CSS properties that make programs break text into lines. Such text is refused, because each program breaks lines differently. */
const FLOWED = /shape-inside|inline-size|shape-subtract/

/**
 * Replaces the fonts of a drawing's live text with the shop's fonts. Null if the drawing has no live text. Throws ArtworkRefusedError
 * `text-not-outlined` for text that the shop's fonts can't reproduce.
 */
export function replaceFonts(root: XmlElement, drawnElements: number): DrawingInShopFonts | null {
  const all = [...walkElements(root)]
  const text = all
    .filter(({ name }) => name === 'text')
    .map(collectText)
    .join('')
  if (text.trim() === '') return null
  const isCopied = all.some(({ name }) => name === 'use' || name === 'pattern')
  const isTooMuch =
    text.length > MAX_CHARACTERS || (isCopied && text.length * drawnElements > MAX_DRAWN_CHARACTERS)
  const css = all.map((element) =>
    element.name === 'style' ? collectText(element) : (element.attributes.get('style') ?? ''),
  )
  const isFlowed = all.some(({ attributes }) => [...attributes.keys()].some((name) => FLOWED.test(name)))
  if (isTooMuch || !OUR_SIGNS.test(text) || isFlowed || css.some((rules) => FLOWED.test(rules)))
    throw new ArtworkRefusedError('text-not-outlined')
  const asked = new Map<string, TextFamily>()
  const mapped = renamed(root, asked)
  const families = [...new Set([DEFAULT_TEXT_FAMILY, ...asked.values()])]
  return { root: mapped, families, note: noteOf(asked) }
}

const noteOf = (asked: ReadonlyMap<string, TextFamily>): ArtworkNote => ({
  code: 'text-set-in-our-fonts',
  fonts: [...asked].map(([name, family]) => ({ name, ours: family })),
  other: DEFAULT_TEXT_FAMILY,
})

/** Replaces the font families in attributes, styles and rules with the shop's families. */
function renamed(element: XmlElement, asked: Map<string, TextFamily>): XmlElement {
  const attributes = new Map(element.attributes)
  const family = attributes.get('font-family')
  if (family !== undefined) {
    attributes.set('font-family', ours(family, asked))
    for (const [name, value] of Object.entries(cutIn(family)))
      if (!attributes.has(name)) attributes.set(name, value)
  }
  const style = attributes.get('style')
  if (style !== undefined) attributes.set('style', renamedRules(style, asked))
  const children = element.children.map((child) => {
    if (typeof child !== 'string') return renamed(child, asked)
    return element.name === 'style' ? renamedRules(child, asked) : child
  })
  return { ...element, attributes, children }
}

const FAMILY_RULE = /(^|[;{\s])font-family\s*:\s*([^;}]*)/g
// Matches a CSS `font` value: style, weight and similar values, then the size with a unit, then the families.
const FONT_RULE = /(^|[;{\s])font\s*:\s*([^;}]*?\d(?:px|pt|em|mm|%)?(?:\/[\d.]+\w*)?)\s+([^;}\d][^;}]*)/g

function renamedRules(css: string, asked: Map<string, TextFamily>): string {
  return css
    .replaceAll(
      FONT_RULE,
      (_, before: string, size: string, list: string) => `${before}font:${size} ${ours(list, asked)}`,
    )
    .replaceAll(FAMILY_RULE, (_, before: string, list: string) => {
      const cut = Object.entries(cutIn(list)).map(([name, value]) => `${name}:${value};`)
      return `${before}${cut.join('')}font-family:${ours(list, asked)}`
    })
}

function ours(list: string, asked: Map<string, TextFamily>): string {
  const family = findTextFamily(list)
  if (family === null) throw new ArtworkRefusedError('text-not-outlined')
  const [first] = splitFontFamilies(list)
  if (first !== undefined) asked.set(first.slice(0, 40), family)
  return family
}

/** Reads weight and slant from a font's name: "MyriadPro-BoldIt" is bold and italic. */
function cutIn(list: string): Record<string, string> {
  const [first = ''] = splitFontFamilies(list)
  const [, cut = ''] =
    /[- ]((?:semi|extra|ultra)?(?:bold|black|heavy)?(?:italic|oblique|it)?(?:mt|ps)?)$/i.exec(first) ?? []
  return {
    ...(/bold|black|heavy/i.test(cut) && { 'font-weight': '700' }),
    ...(/italic|oblique|it$/i.test(cut) && { 'font-style': 'italic' }),
  }
}

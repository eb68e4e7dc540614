import { ArtworkRefusedError } from '../artwork-refusals.ts'
import type { XmlElement } from './xml.ts'

// Elements that draw, group or define paint. All other elements (scripts, foreignObject, animations, metadata) are removed.
const ALLOWED_ELEMENTS = new Set(
  (
    'svg g defs symbol use switch a path rect circle ellipse line polyline polygon image style ' +
    'linearGradient radialGradient stop clipPath mask pattern text tspan textPath filter feGaussianBlur ' +
    'feOffset feFlood feBlend feColorMatrix feComposite feMerge feMergeNode feDropShadow feComponentTransfer ' +
    'feFuncR feFuncG feFuncB feFuncA'
  ).split(' '),
)
// Matches pictures embedded as data URLs. Any other URL would be fetched from the network or read from the server's disk.
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpe?g)(?:;[\w=-]+)*;base64,[\sA-Za-z0-9+/=]*$/i
const OWN_REFERENCE = /^#[^\s]+$/
const URL_OF_OTHERS = /url\(\s*(?!["']?#)/i

/** A drawing without scripts and external references. `dropped` says whether visible parts were removed. */
export type CleanSvg = { root: XmlElement; dropped: boolean }

/**
 * Removes everything from an SVG that could run, fetch or read: scripts, foreignObject, event handlers, @import, and every URL except `#id`
 * and embedded PNG or JPEG. The result is only rendered, never sent to a browser. Throws ArtworkRefusedError `text-not-outlined`.
 */
export function cleanSvg(root: XmlElement): CleanSvg {
  let dropped = false
  const clean = (element: XmlElement): XmlElement[] => {
    // Older versions of Inkscape flow text into a frame in a way that no other program draws. Such text is refused.
    if (element.name === 'flowRoot' && collectText(element).trim() !== '')
      throw new ArtworkRefusedError('text-not-outlined')
    if (!ALLOWED_ELEMENTS.has(element.name)) {
      dropped ||= /^(foreignObject|script|marker|fe[A-Z]\w+|animate\w*|set)$/.test(element.name)
      return []
    }
    if (element.name === 'style') return [{ ...element, children: [cleanCss(collectText(element))] }]
    const attributes = new Map([...element.attributes].filter(([name, value]) => isHarmless(name, value)))
    const hadImage = ['image', 'use'].includes(element.name) && element.attributes.has('href')
    if (hadImage && !attributes.has('href')) {
      dropped = true
      return []
    }
    const children = element.children.flatMap((child): XmlElement['children'] =>
      typeof child === 'string' ? [child] : clean(child),
    )
    return [{ name: element.name, attributes, children }]
  }
  const [cleaned] = clean(root)
  if (cleaned?.name !== 'svg') throw new Error('not an SVG')
  return { root: cleaned, dropped }
}

function isHarmless(name: string, value: string): boolean {
  if (name === 'href') return OWN_REFERENCE.test(value) || EMBEDDED_PICTURE.test(value)
  if (/^on|^xmlns|^marker|^base$|^src$/i.test(name)) return false
  return !URL_OF_OTHERS.test(value) && !value.includes('\\')
}

/** Removes at-rules, comments, escapes and external URLs from style rules, in linear time. */
function cleanCss(css: string): string {
  if (css.includes('\\')) return ''
  const withoutComments = cutOut(css, '/*', endOfComment).replaceAll(/<!--|-->/g, '')
  return cutOut(withoutComments, '@', endOfAtRule).replaceAll(/url\(\s*(?!["']?#)[^)]*\)?/gi, 'none')
}

/** Removes every part of a text that begins with the string `opening`. The function `endOf` returns where the part ends. */
function cutOut(css: string, opening: string, endOf: (css: string, start: number) => number): string {
  const kept: string[] = []
  let at = 0
  for (let start = css.indexOf(opening); start >= 0; start = css.indexOf(opening, at)) {
    kept.push(css.slice(at, start))
    at = endOf(css, start)
  }
  return kept.join('') + css.slice(at)
}

/** Returns the end of a comment. An unclosed comment ends with the text. */
function endOfComment(css: string, start: number): number {
  const end = css.indexOf('*/', start + 2)
  return end < 0 ? css.length : end + 2
}

/** Returns the end of an at-rule: after its semicolon or block, or at the end of the surrounding block or text. */
function endOfAtRule(css: string, start: number): number {
  let depth = 0
  for (let at = start; at < css.length; at += 1) {
    const character = css[at]
    if (character === '{') depth += 1
    if (character === '}' && depth === 0) return at
    if (character === '}') depth -= 1
    if (depth === 0 && (character === ';' || character === '}')) return at + 1
  }
  return css.length
}

/** Returns all text within an element. */
export function collectText(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : collectText(child))).join('')
}

import { XMLParser } from 'fast-xml-parser'
import { ArtworkRefusedError } from '../artwork-refusals.ts'

/** An element of an XML text. Element and attribute names have no namespace prefix. */
export type XmlElement = { name: string; attributes: Map<string, string>; children: (XmlElement | string)[] }

const MAX_DEPTH = 120
// Limits of an XML text. Parsing takes about 5 µs per element and 2 µs per attribute.
const MAX_TAGS = 100_000
const MAX_ATTRIBUTES = 300_000

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  allowBooleanAttributes: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MAX_DEPTH,
  jPath: false,
  // Illustrator declares its namespaces as entities, so simple entities are allowed. The parser refuses nested and external entities.
  processEntities: {
    enabled: true,
    maxEntityCount: 100,
    maxEntitySize: 500,
    maxExpansionDepth: 1,
    maxTotalExpansions: 10_000,
    maxExpandedLength: 100_000,
  },
})

/**
 * Parses an XML text and returns its root element. Throws on broken XML, on external and nested entities, and on more than 120 levels.
 * Throws ArtworkRefusedError `too-complex` for more than 50,000 elements.
 */
export function parseXml(text: string): XmlElement {
  if (count(text, '<') > MAX_TAGS || count(text, '=') > MAX_ATTRIBUTES)
    throw new ArtworkRefusedError('too-complex')
  const parsed: unknown = parser.parse(text)
  const root = elementsOf(parsed).find((child) => typeof child !== 'string')
  if (typeof root !== 'object') throw new Error('no element')
  return root
}

function count(text: string, sign: string): number {
  let n = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) n += 1
  return n
}

function elementsOf(nodes: unknown): (XmlElement | string)[] {
  return Array.isArray(nodes) ? nodes.flatMap((node: unknown) => elementOf(node)) : []
}

function elementOf(node: unknown): (XmlElement | string)[] {
  if (typeof node !== 'object' || node === null) return []
  const entry = Object.entries(node).find(([key]) => key !== ':@')
  if (!entry) return []
  const [name, content]: [string, unknown] = entry
  if (name === '#text') return [String(content)]
  const given: unknown = ':@' in node ? node[':@'] : {}
  const attributes = Object.entries(typeof given === 'object' && given !== null ? given : {})
  return [
    {
      name,
      attributes: new Map(attributes.map(([key, value]) => [key, decoded(String(value))])),
      children: elementsOf(content),
    },
  ]
}

/** Decodes numeric character references, which the parser leaves alone. */
function decoded(value: string): string {
  return value.replaceAll(
    /&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));/gi,
    (all, hex, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : all
    },
  )
}

/** Serialises an element. Parsing drops namespace prefixes, so the caller sets the root's namespace. */
export function writeXml({ name, attributes, children }: XmlElement): string {
  const given = [...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')
  const inner = children.map((child) => (typeof child === 'string' ? escaped(child) : writeXml(child)))
  return `<${name}${given}>${inner.join('')}</${name}>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

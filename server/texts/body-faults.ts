import sanitizeHtml from 'sanitize-html'
import type { TextFileFault } from '../../content/operator/text-faults.ts'

/** The tags that texts may contain, with their attributes. None of them can run, embed or style anything. */
export const TEXT_TAGS: Readonly<Record<string, readonly string[]>> = {
  h2: ['id'],
  h3: ['id'],
  p: [],
  ul: [],
  ol: [],
  li: [],
  dl: [],
  dt: [],
  dd: [],
  strong: [],
  em: [],
  a: ['href'],
  br: [],
  address: [],
  blockquote: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope'],
  td: [],
  img: ['src', 'alt', 'width', 'height'],
}
const WITHOUT_END = new Set(['br', 'img'])

/** Lists the faults in the HTML of a text: tags and attributes that aren't allowed, and tags that aren't closed. */
export function listBodyFaults(html: string): TextFileFault[] {
  const faults = new Map<string, TextFileFault>()
  const add = (fault: TextFileFault) => faults.set(Object.values(fault).join(' '), fault)
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // This option allows scripts and styles in the output. That is harmless here, because only the tags are inspected and the output isn't
    // used.
    allowVulnerableTags: true,
    onOpenTag(name, attributes) {
      const known = Object.hasOwn(TEXT_TAGS, name) ? TEXT_TAGS[name] : undefined
      if (known === undefined) return void add({ code: 'tag-not-allowed', tag: name })
      for (const attribute of Object.keys(attributes)) {
        if (!known.includes(attribute)) add({ code: 'attribute-not-allowed', tag: name, attribute })
      }
      const address = attributes['href'] ?? attributes['src'] ?? ''
      if (/^\s*(?!https?:|mailto:|tel:)[a-z][a-z\d+.-]*:/i.test(address))
        add({ code: 'address-not-allowed', tag: name, address })
    },
    onCloseTag(name, isImplied) {
      if (isImplied && !WITHOUT_END.has(name)) add({ code: 'tag-not-closed', tag: name })
    },
  })
  return [...faults.values()]
}

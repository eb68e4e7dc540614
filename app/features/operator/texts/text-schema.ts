import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'

const block = (tag: string, content: string, more: Partial<NodeSpec> = {}): NodeSpec => ({
  content,
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
  ...more,
})
const textBlock = (tag: string, more: Partial<NodeSpec> = {}) => block(tag, 'inline*', more)
/** Defines a table cell. It contains text but no paragraphs, and typing never moves the cursor out of it. */
const cell = (tag: string) => textBlock(tag, { isolating: true })

const nodes = {
  doc: { content: 'block+' },
  paragraph: textBlock('p', { group: 'block' }),
  heading: textBlock('h2', {
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [
      { tag: 'h2', attrs: { level: 2 } },
      { tag: 'h3', attrs: { level: 3 } },
    ],
    toDOM: ({ attrs }) => [`h${String(attrs['level'])}`, 0],
  }),
  bullet_list: block('ul', 'list_item+', { group: 'block' }),
  ordered_list: block('ol', 'list_item+', { group: 'block' }),
  list_item: block('li', 'paragraph block*', { defining: true }),
  blockquote: block('blockquote', 'block+', { group: 'block', defining: true }),
  address: textBlock('address', { group: 'block' }),
  terms: block('dl', '(term | meaning)+', { group: 'block' }),
  term: textBlock('dt'),
  meaning: textBlock('dd'),
  table: block('table', 'caption? table_head? table_body', { group: 'block', isolating: true }),
  caption: textBlock('caption'),
  table_head: block('thead', 'table_row+'),
  table_body: block('tbody', 'table_row+'),
  table_row: block('tr', '(table_heading | table_cell)+'),
  table_heading: cell('th'),
  table_cell: cell('td'),
  image: {
    group: 'inline',
    inline: true,
    attrs: { src: {}, alt: { default: '' }, width: { default: null }, height: { default: null } },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (image) => ({
          src: image.getAttribute('src'),
          alt: image.getAttribute('alt') ?? '',
          width: image.getAttribute('width'),
          height: image.getAttribute('height'),
        }),
      },
    ],
    toDOM: ({ attrs }) => ['img', attrs],
  },
  line_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  /** A fact from the settings, such as {{phone}}. The editor displays its current value and treats it as a single character. */
  fact: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { name: {}, value: { default: '' }, title: { default: '' } },
    parseDOM: [
      {
        tag: 'span[data-fact]',
        getAttrs: (span) => ({
          name: span.dataset['fact'] ?? '',
          value: span.textContent,
          title: span.title,
        }),
      },
    ],
    toDOM: ({ attrs: { name, value, title } }) => ['span', { 'data-fact': name, title }, String(value)],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>

const marks = {
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  link: {
    inclusive: false,
    attrs: { href: {} },
    parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: link.getAttribute('href') }) }],
    toDOM: ({ attrs: { href } }) => ['a', { href: String(href) }, 0],
  },
} satisfies Record<string, MarkSpec>

/** The editor's schema. It supports the tags that the shop's texts may contain (server/texts/body-faults.ts). */
export const textSchema = new Schema({ nodes, marks })

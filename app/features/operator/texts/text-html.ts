import { DOMParser as DocumentReader, DOMSerializer, type Node } from 'prosemirror-model'
import { operatorTextsCopy } from '../../../../content/operator/texts.ts'
import { textSchema } from './text-schema.ts'

type Facts = Readonly<Record<string, string>>

const { editor: words } = operatorTextsCopy

/** Parses a text's HTML into an editor document. {{name}} becomes the fact with that name. */
export function parseEditorHtml(html: string, facts: Facts): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const texts: Text[] = []
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) text.replaceWith(...withFacts(text.data, facts))
  return DocumentReader.fromSchema(textSchema).parse(body)
}

function withFacts(text: string, facts: Facts): (string | HTMLElement)[] {
  return text.split(/(\{\{.*?\}\})/).map((part) => {
    const name = /^\{\{(.*)\}\}$/.exec(part)?.[1]
    const value = name === undefined ? undefined : facts[name]
    if (name === undefined || value === undefined) return part
    const span = document.createElement('span')
    span.dataset['fact'] = name
    span.title = words.factHint(name)
    span.textContent = value
    return span
  })
}

/** Serializes a document as HTML, with facts written as {{name}}. */
export function writeEditorHtml(text: Node): string {
  const box = document.createElement('div')
  box.append(DOMSerializer.fromSchema(textSchema).serializeFragment(text.content))
  for (const span of box.querySelectorAll<HTMLElement>('span[data-fact]'))
    span.replaceWith(`{{${span.dataset['fact'] ?? ''}}}`)
  // The HTML of a list item with a single paragraph doesn't contain the paragraph's tags.
  for (const line of box.querySelectorAll('li > p:only-child')) line.replaceWith(...line.childNodes)
  return box.innerHTML
}

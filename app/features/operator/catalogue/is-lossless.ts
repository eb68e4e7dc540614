import { parseEditorHtml, writeEditorHtml } from '../texts/text-html.ts'

/**
 * Whether the text editor preserves everything in this HTML. Imported descriptions may contain tags, classes and attributes that the editor
 * doesn't support.
 */
export const isLossless = (html: string): boolean =>
  plain(writeEditorHtml(parseEditorHtml(html, {}))) === plain(html)

/** Returns the HTML as the browser serializes it, without white space between and around tags. */
function plain(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const line of body.querySelectorAll('li > p:only-child')) line.replaceWith(...line.childNodes)
  return body.innerHTML
    .replaceAll(/\s+/g, ' ')
    .replaceAll(
      / ?(<\/?(?:p|ul|ol|li|h\d|table|thead|tbody|tr|td|th|blockquote|dl|dt|dd|br)\b[^>]*>) ?/g,
      '$1',
    )
    .trim()
}

import { convertHtmlToText } from '../../domain/catalogue/meta-description.ts'
import { toHandle } from '../../domain/catalogue/handle.ts'
import type { TextSection, WrittenContent } from '../../contract/content.ts'

type HeadingSection = { heading: string; html: string }

/**
 * Cuts a text into sections at each `<h2>`, and each section into parts at each `<h3>`. Pages show the sections as a table of contents, an
 * accordion or cards. Each heading gets an id that is made from its text and unique on the page.
 */
export function splitAtHeadings(html: string): WrittenContent {
  const taken = new Set<string>()
  const idOf = (heading: string) => {
    const base = toHandle(heading) || 'section'
    let id = base
    for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`
    taken.add(id)
    return id
  }
  const { before, cuts } = cutAt('h2', labelCells(html))
  const sections = cuts.map(({ heading, html: rest }): TextSection => {
    const id = idOf(heading)
    const inner = cutAt('h3', rest)
    const parts = inner.cuts.map((part) => ({ id: idOf(part.heading), ...part }))
    return { id, heading, html: inner.before, parts }
  })
  return { lead: before, sections }
}

/** Adds the heading of its column to each table cell. On phones, a row's cells are stacked, each with its heading. */
function labelCells(html: string): string {
  return html.replaceAll(/<table>.*?<\/table>/gs, (table) => {
    const heads = Array.from(table.matchAll(/<th scope="col">(.*?)<\/th>/gs), ([, head = '']) =>
      convertHtmlToText(head),
    )
    return table.replaceAll(/<tr>.*?<\/tr>/gs, (row) => {
      let column = 0
      return row.replaceAll(/<(?:td|th scope="row")>/g, (cell) => {
        const head = heads[column]
        column += 1
        return column === 1 || !head ? cell : `<td data-label="${head.replaceAll('"', '&quot;')}">`
      })
    })
  })
}

function cutAt(tag: 'h2' | 'h3', html: string): { before: string; cuts: HeadingSection[] } {
  const [before = '', ...rest] = html.split(new RegExp(`<${tag}(?:\\s[^>]*)?>`))
  const cuts = rest.map((piece) => {
    const [heading = '', ...body] = piece.split(`</${tag}>`)
    return { heading: convertHtmlToText(heading), html: body.join('').trim() }
  })
  return { before: before.trim(), cuts }
}

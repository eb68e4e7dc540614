import { htmlToText } from '../../domain/catalogue/meta-description.ts'
import { toHandle } from '../../domain/catalogue/handle.ts'
import type { TextSection, WrittenContent } from '../../contract/content.ts'

type Cut = { heading: string; html: string }

/**
 * Cuts a text at its `<h2>`, and each section at its `<h3>`, so that a page can show it as a table of contents, an accordion or cards.
 * Every heading gets an id derived from its text, unique within the page.
 */
export function cutAtHeadings(html: string): WrittenContent {
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

/** Adds the column's heading to each cell. Phones stack a table's rows and show this heading before each cell. */
function labelCells(html: string): string {
  return html.replaceAll(/<table>.*?<\/table>/gs, (table) => {
    const heads = Array.from(table.matchAll(/<th scope="col">(.*?)<\/th>/gs), ([, head = '']) =>
      htmlToText(head),
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

function cutAt(tag: 'h2' | 'h3', html: string): { before: string; cuts: Cut[] } {
  const [before = '', ...rest] = html.split(new RegExp(`<${tag}(?:\\s[^>]*)?>`))
  const cuts = rest.map((piece) => {
    const [heading = '', ...body] = piece.split(`</${tag}>`)
    return { heading: htmlToText(heading), html: body.join('').trim() }
  })
  return { before: before.trim(), cuts }
}

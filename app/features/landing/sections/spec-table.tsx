import { ScrollingTable } from '../../../ui/scrolling-table.tsx'
import { LandingBlock } from './landing-block.tsx'
import type { SectionOf } from './section-of.ts'

/** Facts and figures in rows; scrolls sideways if wider than a phone. */
export function SpecTable({ section }: { section: SectionOf<'table'> }) {
  const { caption, columns, rows, note, figures = false } = section
  const align = figures ? 'text-right' : 'text-left'
  return (
    <LandingBlock section={section} beside>
      <ScrollingTable label={caption}>
        <table className="w-full border-t-2 border-river tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line-strong text-sm text-slate">
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`py-2 pr-4 font-semibold last:pr-0 ${index === 0 ? 'text-left' : align}`}
                >
                  {column === '' ? <span className="sr-only">Property</span> : column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name} className="border-b border-line md:text-lg">
                <th scope="row" className="py-3 pr-4 text-left font-semibold">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className={`py-3 pr-4 last:pr-0 ${align}`}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
      {note && <p className="mt-3 text-sm text-slate">{note}</p>}
    </LandingBlock>
  )
}

import { ScrollingTable } from '../../../ui/scrolling-table.tsx'
import { Table } from '../../../ui/table.tsx'
import { LandingBlock } from './landing-block.tsx'
import type { SectionOf } from './section-of.ts'

/** Facts and figures in rows; the table scrolls sideways if it is wider than a phone. */
export function SpecTable({ section }: { section: SectionOf<'table'> }) {
  const { caption, columns, rows, note, figures = false } = section
  return (
    <LandingBlock section={section} beside>
      <ScrollingTable label={caption}>
        <Table
          look="facts"
          caption={caption}
          columns={columns.map((title, at) => ({
            title: title === '' ? 'Property' : title,
            isTitleHidden: title === '',
            isFigure: figures && at > 0,
            render: (cells: readonly string[]) => cells[at],
          }))}
          rows={rows}
          keyOf={([name = '']) => name}
        />
      </ScrollingTable>
      {note && <p className="mt-3 text-sm text-slate">{note}</p>}
    </LandingBlock>
  )
}

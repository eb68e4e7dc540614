import { ScrollingTable } from '../../../ui/scrolling-table.tsx'
import { Table } from '../../../ui/table.tsx'
import { LandingBlock } from './landing-block.tsx'
import type { SectionOf } from './section-of.ts'

/** Columns of sentences that a phone can show side by side. */
const MAX_COLUMNS_ON_PHONE = 3

/** Facts and figures in rows; many columns are stacked on a phone, fewer scroll sideways if they are wider than it. */
export function SpecTable({ section }: { section: SectionOf<'table'> }) {
  const { caption, columns, rows, note, figures = false } = section
  return (
    <LandingBlock section={section} beside>
      <div className="stacked-rows">
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
            isStacked={columns.length > MAX_COLUMNS_ON_PHONE}
            keyOf={([name = '']) => name}
          />
        </ScrollingTable>
      </div>
      {note && <p className="mt-3 text-sm text-slate">{note}</p>}
    </LandingBlock>
  )
}

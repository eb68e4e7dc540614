import { ScrollingTable } from '../../../ui/scrolling-table.tsx'
import { Table } from '../../../ui/table.tsx'
import { LandingBlock } from './landing-block.tsx'
import type { SectionContent } from './section-content.ts'

/** The maximum number of columns with sentences that are side by side on a phone. */
const MAX_COLUMNS_ON_PHONE = 3

/** Facts and figures in rows. On a phone, many columns are stacked, and a few scroll sideways if they don't fit. */
export function SpecTable({ section }: { section: SectionContent<'table'> }) {
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

import { ScrollingTable } from '../../../ui/scrolling-table.tsx'
import { Table } from '../../../ui/table.tsx'
import { LandingSectionFrame } from './landing-section-frame.tsx'
import type { SectionContent } from './section-content.ts'

/** The maximum number of columns that are shown side by side on a phone. If a table has more columns, its cells are stacked. */
const MAX_COLUMNS_ON_PHONE = 3

/**
 * A table of facts and figures. On a phone, a table with few columns scrolls sideways if it doesn't fit. In a table with many columns, the
 * cells of a row are stacked.
 */
export function SpecTable({ section }: { section: SectionContent<'table'> }) {
  const { caption, columns, rows, note, figures = false } = section
  return (
    <LandingSectionFrame section={section} beside>
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
    </LandingSectionFrame>
  )
}

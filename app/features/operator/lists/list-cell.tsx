import type { ListColumn, ListRow, OperatorList } from '../../../../domain/operator-list.ts'
import { formatNumber } from '../../../../domain/written-number.ts'
import { Badge } from '../../../ui/badge.tsx'
import { formatMoment } from '../frame/moment.ts'

type Cell = ListRow<OperatorList>['cells'][string] | undefined

/** Renders a cell in the way that its column's kind requires. */
export function ListCell({ column, cell }: { column: ListColumn; cell: Cell }) {
  if (cell === undefined) return null
  if (typeof cell === 'object')
    return (
      <>
        {cell.text}
        {cell.note !== null && <span className="block font-normal text-slate">{cell.note}</span>}
      </>
    )
  if (typeof cell === 'number') return formatNumber(cell)
  switch (column.kind) {
    case 'strong':
      return <strong className="whitespace-nowrap">{cell}</strong>
    case 'moment':
      return <span className="whitespace-nowrap">{formatMoment(cell)}</span>
    case 'label':
      return column.labels[cell] ?? cell
    case 'badge':
      return (
        <Badge look={cell === column.highlighted ? 'primary' : 'plain'}>{column.labels[cell] ?? cell}</Badge>
      )
    default:
      return cell
  }
}

/** The name of a row, which is its first cell. */
export function getRowName({ columns }: OperatorList, { id, cells }: ListRow<OperatorList>): string {
  const [first = ''] = Object.keys(columns)
  const cell = cells[first]
  return typeof cell === 'object' ? cell.text : id
}

import { useState } from 'react'
import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import type { ListActionResult } from '../../../../contract/operator/list.ts'
import type { ListRow, OperatorList } from '../../../../domain/operator-list.ts'
import { Button } from '../../../ui/button.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import { SmallCheckbox } from '../../../ui/small-checkbox.tsx'
import { ActionButton } from '../frame/action-button.tsx'
import { ListTable } from '../frame/list-table.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'
import { ListCell, getRowName } from './list-cell.tsx'

const { list: words } = operatorFrameCopy

type Row = ListRow<OperatorList>
type ListRowsProps = { list: OperatorList; rows: readonly Row[]; reload: () => Promise<void> }

/** The rows of a list. Each row has buttons that change it, and the bar above has buttons that change all selected rows. */
export function ListRows({ list, rows, reload }: ListRowsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choosable = rows.filter(({ actions }) => actions.length > 0)
  // A row may have changed after it was selected, so that it no longer allows any action. Such a row no longer counts as selected.
  const chosenRows = choosable.filter(({ id }) => chosen.has(id))
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen(
      (before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
    )
  const [naming, ...others] = Object.entries(list.columns)
  if (!naming) return null
  const [first, named] = naming
  const columns: TableColumn<Row>[] = [
    {
      title: named.title,
      render: (row) => (
        <span className="flex items-start gap-3">
          {choosable.length > 0 && (
            <label className="-m-1.5 shrink-0 p-1.5">
              <input
                type="checkbox"
                aria-label={words.row(getRowName(list, row))}
                checked={chosen.has(row.id) && row.actions.length > 0}
                disabled={row.actions.length === 0}
                onChange={({ currentTarget }) => choose([row.id], currentTarget.checked)}
                className="block size-5"
              />
            </label>
          )}
          <span className={named.kind === 'name' && named.isCode ? 'break-words' : 'min-w-0 wrap-anywhere'}>
            <ListCell column={named} cell={row.cells[first]} />
          </span>
        </span>
      ),
    },
    ...others.map(([name, column]): TableColumn<Row> => ({
      title: column.title,
      isFigure: column.kind === 'count',
      ...(column.onCard && { onCard: column.onCard }),
      render: ({ cells }) => <ListCell column={column} cell={cells[name]} />,
    })),
    ...(choosable.length > 0 ? [actionColumn(list, reload)] : []),
  ]
  return (
    <>
      {choosable.length > 0 && (
        <ActionBar
          list={list}
          rows={chosenRows}
          isAll={chosenRows.length === choosable.length}
          onAll={(isChosen) =>
            choose(
              choosable.map(({ id }) => id),
              isChosen,
            )
          }
          reload={reload}
        />
      )}
      <ListTable caption={list.caption} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}

const actionColumn = (list: OperatorList, reload: () => Promise<void>): TableColumn<Row> => ({
  title: words.action,
  isTitleHidden: true,
  onCard: 'end',
  render: (row) =>
    row.actions.map((action) => (
      <ActionButton
        key={action}
        label={list.actions[action]?.label ?? action}
        name={list.actions[action]?.name(getRowName(list, row)) ?? action}
        call={{ method: 'POST', address: `${list.api}/actions`, body: { action, ids: [row.id] } }}
        reload={reload}
      />
    )),
})

type ActionBarProps = ListRowsProps & { isAll: boolean; onAll: (isChosen: boolean) => void }

/** The bar above the rows: a checkbox that selects all rows, and buttons that change the selected ones. */
function ActionBar({ list, rows, isAll, onAll, reload }: ActionBarProps) {
  const change = useOperatorChange()
  const [note, setNote] = useState('')
  const act = async (action: string, { done }: OperatorList['actions'][string]) => {
    setNote('')
    const ids = rows.filter(({ actions }) => actions.includes(action)).map(({ id }) => id)
    const answer = await change.send<ListActionResult>({
      method: 'POST',
      address: `${list.api}/actions`,
      body: { action, ids },
    })
    if (!answer.ok) return
    const { changed, unchanged } = answer.value
    setNote([done(changed), ...(unchanged > 0 ? [words.unchanged(unchanged)] : [])].join(' '))
    await reload()
  }
  return (
    <div className="mt-3 flex min-h-10 flex-wrap items-center gap-3 text-sm">
      <SmallCheckbox
        label={words.all}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = rows.length > 0 && !isAll
        }}
        onChange={({ currentTarget }) => onAll(currentTarget.checked)}
      />
      {rows.length > 0 && <span className="tabular-nums">{words.chosen(rows.length)}</span>}
      {rows.length > 0 &&
        Object.entries(list.actions).map(([name, action]) => (
          <Button
            key={name}
            size="small"
            disabled={change.busy || !rows.some(({ actions }) => actions.includes(name))}
            onClick={() => void act(name, action)}
          >
            {action.label}
          </Button>
        ))}
      <output className="font-semibold">{note}</output>
      <RefusalNote change={change} onNewest={reload} />
    </div>
  )
}

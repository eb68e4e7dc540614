import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import { getButtonClass } from '../../../ui/button.tsx'
import { ScrollingTable } from '../../../ui/scrolling-table.tsx'
import { Table } from '../../../ui/table.tsx'
import { Panel } from '../frame/panel.tsx'

const {
  import: { help: words },
  list,
} = operatorCatalogueCopy

type ExampleLine = readonly string[]
const EXAMPLE: readonly ExampleLine[] = words.example.rows

/** Explains the steps of an import. */
export const ImportSteps = () => (
  <Panel title={words.steps.title}>
    <ol className="grid list-decimal gap-2 pl-5">
      {words.steps.list.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <a
      href="/api/operator/products/export.csv"
      download
      className={`mt-4 ${getButtonClass('outline', 'small')}`}
    >
      {list.csv.export}
    </a>
    <p className="mt-2 text-slate">{words.exportHint}</p>
  </Panel>
)

/** The first lines of a file, as an example for owners who write their own. */
export const ExampleFile = () => (
  <Panel title={words.example.title}>
    <p className="text-slate">{words.example.text}</p>
    <div className="mt-3">
      <ScrollingTable label={words.example.table}>
        <Table
          look="dense"
          className="border border-dashed border-line-strong"
          columns={words.example.columns.map((title, at) => ({
            title,
            render: (line: ExampleLine) => <span className="font-normal whitespace-nowrap">{line[at]}</span>,
          }))}
          rows={EXAMPLE}
          keyOf={(line) => line.join(' ')}
        />
      </ScrollingTable>
    </div>
  </Panel>
)

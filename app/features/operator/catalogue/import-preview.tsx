import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import type { ImportPreview } from '../../../../contract/operator/product.ts'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/table.tsx'

const { import: words } = operatorCatalogueCopy

type PreviewProps = { preview: ImportPreview; onConfirm: () => void }

/** Lists the changes that a CSV file would make, field by field. If the file has invalid rows, lists those instead. */
export function ImportPreviewView({ preview, onConfirm }: PreviewProps) {
  const { counts, products, refused } = preview
  const total = counts.added + counts.changed
  if (refused.length > 0) return <Refused refused={refused} />
  if (total === 0) return <p className="font-bold">{words.nothing}</p>
  return (
    <>
      <p className="flex flex-wrap items-center gap-4">
        <strong>{words.counts(counts)}</strong>
        <Button kind="primary" onClick={onConfirm}>
          {words.confirm}
        </Button>
      </p>
      <ul className="mt-3 grid gap-2">
        {products.map((product) => (
          <ChangedProduct key={product.handle} product={product} />
        ))}
      </ul>
      {total > products.length && <p className="mt-3 text-slate">{words.more(total - products.length)}</p>}
    </>
  )
}

function ChangedProduct({ product }: { product: ImportPreview['products'][number] }) {
  const { handle, title, kind, changes } = product
  return (
    <li className="bg-paper p-3 text-sm">
      <p>
        <span className="mr-2 inline-block bg-mist px-2 font-bold">{words.kinds[kind]}</span>
        <strong>{title}</strong> <span className="text-slate">{handle}</span>
      </p>
      {changes.length > 0 && (
        <div className="relative overflow-x-auto">
          <Table
            look="dense"
            className="mt-2"
            columns={[
              {
                title: words.field,
                render: ({ of, field }) => (
                  <>
                    {field}
                    {of !== '' && <span className="font-normal text-slate"> {of}</span>}
                  </>
                ),
              },
              { title: words.before, render: ({ before }) => <del>{before}</del> },
              {
                title: words.after,
                render: ({ after }) => <ins className="font-semibold no-underline">{after}</ins>,
              },
            ]}
            rows={changes}
            keyOf={({ of, field }) => `${of} ${field}`}
            rowClass={() => 'wrap-anywhere whitespace-pre-line'}
          />
        </div>
      )}
    </li>
  )
}

function Refused({ refused }: { refused: ImportPreview['refused'] }) {
  return (
    <section role="alert" className="bg-paper p-3 text-sm">
      <h2 className="text-lg text-maple">{words.refused}</h2>
      <div className="relative overflow-x-auto">
        <Table
          look="dense"
          className="mt-2"
          columns={[
            { title: words.line, render: ({ line }) => line },
            { title: words.column, render: ({ column }) => column },
            { title: words.value, render: ({ value }) => value },
            { title: words.reason, render: ({ reason }) => reason },
          ]}
          rows={refused}
          keyOf={({ line, column, reason }) => `${line} ${column} ${reason}`}
          rowClass={() => 'wrap-anywhere'}
        />
      </div>
    </section>
  )
}

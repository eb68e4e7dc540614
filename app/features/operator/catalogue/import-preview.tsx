import { operatorCatalogue } from '../../../../content/operator/catalogue.ts'
import type { ImportPreview } from '../../../../contract/operator/product.ts'
import { Button } from '../../../ui/button.tsx'

const { import: words } = operatorCatalogue

type PreviewProps = { preview: ImportPreview; onConfirm: () => void }

/** The changes that a CSV would make, field by field; or its invalid rows. */
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
        <div className="overflow-x-auto">
          <table className="mt-2 w-full text-left">
            <Heads titles={[words.field, words.before, words.after]} />
            <tbody>
              {changes.map(({ of, field, before, after }) => (
                <tr key={`${of} ${field}`} className="border-t border-line align-top">
                  <th scope="row" className="py-1 pr-4 font-semibold">
                    {field}
                    {of !== '' && <span className="font-normal text-slate"> {of}</span>}
                  </th>
                  <td className="py-1 pr-4 wrap-anywhere whitespace-pre-line">
                    <del>{before}</del>
                  </td>
                  <td className="py-1 wrap-anywhere whitespace-pre-line">
                    <ins className="font-semibold no-underline">{after}</ins>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </li>
  )
}

function Refused({ refused }: { refused: ImportPreview['refused'] }) {
  return (
    <section role="alert" className="bg-paper p-3 text-sm">
      <h2 className="text-lg text-maple">{words.refused}</h2>
      <div className="overflow-x-auto">
        <table className="mt-2 w-full text-left">
          <Heads titles={[words.line, words.column, words.value, words.reason]} />
          <tbody>
            {refused.map(({ line, column, value, reason }) => (
              <tr key={`${line} ${column} ${reason}`} className="border-t border-line align-top">
                <td className="py-1 pr-4 tabular-nums">{line}</td>
                <td className="py-1 pr-4">{column}</td>
                <td className="py-1 pr-4 wrap-anywhere">{value}</td>
                <td className="py-1">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Heads({ titles }: { titles: readonly string[] }) {
  return (
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col" className="py-1 pr-4">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

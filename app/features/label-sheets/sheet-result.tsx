import { labelSheetCopy } from '../../../content/label-sheets.ts'
import type { LabelForm, LabelSheet } from '../../../contract/label-sheet.ts'
import { buildLabelOrderPath } from '../../../content/label-order-path.ts'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'

const { result: words, print } = labelSheetCopy

/** Screen pixels per millimetre, and a label's maximum width in pixels. */
const PX_PER_MM = 4
const MAX_WIDTH_PX = 320

/**
 * The result for a list: the first labels, the rejected rows, and the PDF. It is inside the form, because some of its buttons submit the
 * form.
 */
export function SheetResult({ sheet, form }: { sheet: LabelSheet; form: LabelForm }) {
  const { count, pages, perPage, refusedCount, columns, firstRow } = sheet
  return (
    <section
      aria-labelledby="label-sheet-result"
      className="crop-marks grid gap-6 border-t border-dashed border-cut bg-paper p-4 md:p-8"
    >
      <div>
        <h3 id="label-sheet-result" tabIndex={-1} className="text-xl outline-none md:text-2xl">
          {words.title}
        </h3>
        <output className="mt-1 block font-display text-3xl font-extrabold tabular-nums md:text-4xl">
          {words.labels(count)}
          {count > 0 && (
            <span className="ml-3 font-sans text-base font-normal text-slate">
              {words.pages(pages, perPage)}
            </span>
          )}
        </output>
        {firstRow === 'names' && columns.length > 0 && (
          <p className="mt-1 text-sm text-slate">
            {words.firstRowNames} <span className="font-semibold text-river">{columns.join(', ')}</span>
          </p>
        )}
      </div>
      {count > 0 && <Previews sheet={sheet} form={form} />}
      {refusedCount > 0 && <Refused sheet={sheet} />}
      {count > 0 && (
        <div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="way" value={refusedCount > 0 ? 'rest' : 'print'} size="large">
              {refusedCount > 0 ? words.rest(count) : print}
            </Button>
            {/* This link loads a new document, because the calculator reads its initial values from the URL. */}
            <a href={buildLabelOrderPath(form, count)} className={getButtonClass('outline', 'large')}>
              {words.order(count)}
            </a>
          </div>
          <p className="mt-2 text-sm text-slate">{words.orderNote}</p>
        </div>
      )}
    </section>
  )
}

function Previews({ sheet, form }: { sheet: LabelSheet; form: LabelForm }) {
  const [widthMm, heightMm] = [Number(form['widthMm']) || 1, Number(form['heightMm']) || 1]
  const width = Math.round(Math.min(MAX_WIDTH_PX, widthMm * PX_PER_MM))
  const height = Math.round((width * heightMm) / widthMm)
  return (
    <ul className="flex flex-wrap items-start gap-4 bg-mist-2 p-4">
      {sheet.preview.map((svg, index) => (
        <li key={words.preview(index + 1)}>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            alt={words.preview(index + 1)}
            width={width}
            height={height}
            className="rounded-sm shadow-lifted"
          />
        </li>
      ))}
    </ul>
  )
}

function Refused({ sheet: { refused, refusedCount, count } }: { sheet: LabelSheet }) {
  return (
    <div>
      <h4 className="text-lg font-bold text-maple">{words.refused(refusedCount)}</h4>
      <p className="text-slate">{count > 0 ? words.refusedLead : words.none}</p>
      <Table
        look="dense"
        className="mt-3 table-fixed [&_th:first-child]:w-16"
        columns={[
          { title: words.columns.line, render: ({ line }) => line },
          {
            title: words.columns.code,
            render: ({ code }) => <span className="font-mono break-all">{code.slice(0, 60) || '–'}</span>,
          },
          { title: words.columns.reason, render: ({ reason }) => reason },
        ]}
        rows={refused}
        keyOf={({ line }) => line}
      />
      {refusedCount > refused.length && (
        <p className="mt-1 text-sm">{words.more(refusedCount - refused.length)}</p>
      )}
    </div>
  )
}

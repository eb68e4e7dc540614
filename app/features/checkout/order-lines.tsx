import { personalizationCopy } from '../../../content/personalization.ts'
import type { CheckoutPageLine } from '../../../contract/checkout-page.ts'
import { describePieces, withoutPieces } from '../../../content/describe-pieces.ts'
import { formatMoney } from '../../../domain/money.ts'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { keepMeasuresTogether } from '../../ui/keep-measures-together.ts'
import { Picture } from '../../ui/picture.tsx'
import { LineAttachedFiles } from './line-attached-files.tsx'

/** The items with their line totals. */
export function OrderLines({ lines, currency }: { lines: readonly CheckoutPageLine[]; currency: string }) {
  return (
    <ul>
      {lines.map((line, index) => (
        <OrderLine key={index} line={line} currency={currency} />
      ))}
    </ul>
  )
}

function OrderLine({ line, currency }: { line: CheckoutPageLine; currency: string }) {
  const pieces = describePieces({ title: line.variantTitle, quantity: line.quantity })
  const details = pieces === null ? line.variantTitle : withoutPieces(line.variantTitle)
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] grid-rows-[auto_1fr] gap-x-4 border-b border-line py-4 last:border-0">
      <Picture
        src={line.imageSrc || null}
        alt=""
        sizes="4rem"
        upTo={160}
        className="row-span-2 size-16 rounded-sm object-contain"
      />
      <p className="font-semibold">{keepMeasuresTogether(line.title)}</p>
      <p className="text-right font-bold tabular-nums">
        {formatMoney(line.totalCents, currency)}
        {line.discountCents > 0 && (
          <span className="block text-sm font-normal text-slate">
            {formatMoney(-line.discountCents, currency)}
          </span>
        )}
      </p>
      {/* On a phone, the column beside the price is too narrow for text and file names, so the details get a row of their own. */}
      <div className="col-span-2">
        {details !== '' && <p className="text-sm text-slate">{keepMeasuresTogether(details)}</p>}
        {line.attributes.map(({ key, value }) => (
          <p key={key} className="text-sm break-words whitespace-pre-line text-slate">
            {key}: {value}
          </p>
        ))}
        <p className={`text-sm ${pieces === null ? 'text-slate' : 'font-semibold'}`}>
          {pieces ?? `Quantity: ${line.quantity}`}
        </p>
        {line.proofFirst && <p className="text-sm">{personalizationCopy.proof.line}</p>}
        {line.files && <LineFiles files={line.files} />}
        {line.filesNote !== undefined && <p className="text-sm text-slate">{line.filesNote}</p>}
        {line.renewPath !== undefined && (
          <form method="post" action={line.renewPath}>
            <Button type="submit">Get new links</Button>
          </form>
        )}
        {line.proofPath !== undefined && (
          <a
            href={line.proofPath}
            className={`mt-2 ${getButtonClass(line.needsApproval ? 'primary' : 'outline', 'small')}`}
          >
            {line.needsApproval ? 'See your design and approve it' : 'See your design'}
          </a>
        )}
        {line.reviewPath !== undefined && (
          <a href={line.reviewPath} className="text-link inline-block py-1 text-sm">
            Review this product
          </a>
        )}
        {line.contentPath !== undefined && (
          <p className="font-bold text-maple">
            Your text or artwork is missing.{' '}
            <a href={line.contentPath} className="text-link inline-block py-1">
              Add it now
            </a>
          </p>
        )}
        {line.problem !== null && <p className="font-bold text-maple">{line.problem}</p>}
      </div>
      {line.attached && <LineAttachedFiles attached={line.attached} title={line.title} />}
    </li>
  )
}

/** Production files that the buyer may download. */
function LineFiles({ files }: { files: NonNullable<CheckoutPageLine['files']> }) {
  return (
    <p className="mt-2 mb-1 flex flex-wrap items-center gap-1.5 text-sm">
      <span className="max-sm:basis-full sm:mr-1">Your files:</span>
      {files.map(({ label, path }) => (
        <a
          key={path}
          href={path}
          download
          className="inline-flex min-h-9 items-center rounded-sm border border-line-strong px-2.5 font-semibold hover:border-river hover:bg-mist-2"
        >
          {label}
        </a>
      ))}
    </p>
  )
}

import type { Reorder, ReorderLine } from '../../../contract/order-pages.ts'
import { MAX_LINE_QUANTITY } from '../../../domain/cart/limits.ts'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { FaultSummary } from '../../ui/fault-summary.tsx'
import { Picture } from '../../ui/picture.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { CustomTextField } from '../../ui/custom-text-field.tsx'

/** The items of an earlier order, with editable quantities and today's prices. Notes point out changes since that order. */
export function ReorderView({ reorder }: { reorder: Reorder }) {
  const { number, orderPath, path, message, lines } = reorder
  const hasAny = lines.some(({ price }) => price !== null)
  return (
    <div className="page-width max-w-4xl py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">Order again</h1>
      <p className="mt-3 text-slate">
        Everything from order {number}, at today’s prices. Change quantities and text here, and enter 0 for
        anything you don’t need. Then check out from your cart.
      </p>
      {message !== null && <FaultSummary title={message} className="mt-6" />}
      <form method="post" action={path} className="mt-6 bg-paper p-5">
        <ul>
          {lines.map((line) => (
            <Line key={line.field} line={line} />
          ))}
        </ul>
        {!hasAny && <p className="mt-4 font-semibold">Nothing from this order is available today.</p>}
        <p className="mt-5 flex flex-wrap gap-3">
          {hasAny && (
            <Button type="submit" kind="primary" size="large">
              Add to Cart
            </Button>
          )}
          <a href={hasAny ? orderPath : '/shop'} className={getButtonClass('outline', 'large')}>
            {hasAny ? 'Back to the order' : 'Continue Shopping'}
          </a>
        </p>
      </form>
    </div>
  )
}

function Line({ line }: { line: ReorderLine }) {
  const { field, title, details, imageSrc, quantity, price, changes, words, edit } = line
  // Two variants of one product may differ only in the text below the title, so the field's name includes that text.
  const name = details === '' ? title : `${title}, ${details}`
  return (
    <li className="grid grid-cols-[4rem_1fr] items-start gap-x-4 gap-y-3 border-b border-line py-4 sm:grid-cols-[4rem_1fr_auto]">
      <Picture
        src={imageSrc || null}
        alt=""
        sizes="4rem"
        upTo={160}
        className="size-16 rounded-sm object-contain"
      />
      <div>
        <p className="font-semibold">{title}</p>
        {details !== '' && <p className="text-sm text-slate">{details}</p>}
        {price !== null && <p className="font-bold tabular-nums">{price}</p>}
        {changes.map((change) => (
          <p key={change} className={`text-sm font-semibold ${price === null ? 'text-maple' : ''}`}>
            {change}
          </p>
        ))}
        {words.length > 0 && <ReorderTexts title={name} words={words} />}
        {edit !== null && (
          <a
            href={edit.path}
            aria-label={`${edit.label}: ${name}`}
            className="text-link inline-block py-1 text-sm"
          >
            {edit.label}
          </a>
        )}
      </div>
      {price !== null && (
        <NumberField
          label={
            <>
              Quantity<span className="sr-only"> of {name}</span>
            </>
          }
          name={field}
          min={0}
          max={MAX_LINE_QUANTITY}
          defaultValue={quantity}
          className="w-24 max-sm:col-start-2"
        />
      )}
    </li>
  )
}

/** The personalization of an item in the earlier order. The cart checks it again when the item is added. */
function ReorderTexts({ title, words }: { title: string; words: ReorderLine['words'] }) {
  return (
    <fieldset className="my-2 grid max-w-sm gap-3">
      <legend className="sr-only">Your text for {title}</legend>
      {words.map(({ value, ...word }) => (
        <CustomTextField key={word.name} {...word} defaultValue={value} />
      ))}
    </fieldset>
  )
}

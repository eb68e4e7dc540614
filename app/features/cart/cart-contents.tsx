import { cartPageCopy } from '../../../content/cart-page.ts'
import { personalizationCopy } from '../../../content/personalization.ts'
import type { CartPageLine, CartPageView } from '../../../contract/cart-page.ts'
import { describePieces } from '../../../content/describe-pieces.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { keepMeasuresTogether } from '../../ui/keep-measures-together.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { NextStepsAndNote } from './next-steps-and-note.tsx'
import { CartSummary } from './cart-summary.tsx'
import { createAmountFormatter, type AmountFormatter } from './format-amount.ts'
import { LineContent } from './line-content.tsx'
import { SavedLines } from './saved-lines.tsx'
import { LineAttributes } from '../../ui/line-attributes.tsx'

/** The cart page. Every change is a form, so that it works without scripts. */
export function CartContents({ cart }: { cart: CartPageView }) {
  const money = createAmountFormatter(cart.currencyCode)
  const isEmpty = cart.lines.length === 0
  return (
    <div className="page-width py-10">
      <h1 className="text-3xl">{isEmpty ? 'Your cart is empty.' : `Your Cart (${cart.itemCount})`}</h1>
      <CartNotice cart={cart} />
      {cart.content && <LineContent form={cart.content} />}
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <div className="mt-6 grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
          <ul aria-label="Items" className="bg-paper px-5">
            {cart.lines.map((line) => (
              <CartRow key={line.id} line={line} money={money} />
            ))}
          </ul>
          <CartSummary cart={cart} money={money} />
          <NextStepsAndNote cart={cart} />
        </div>
      )}
      <SavedLines saved={cart.extras.saved} money={money} />
    </div>
  )
}

/** Suggestions for an empty cart, beside a drawing of a sheet without decals. */
const EmptyCart = () => (
  <div className="mt-4 grid items-center gap-x-14 gap-y-10 md:grid-cols-2">
    <div>
      <p className="text-slate md:text-lg">{cartPageCopy.empty.text}</p>
      <ul className="mt-5 border-t border-line-strong">
        {cartPageCopy.empty.links.map(({ label, url }) => (
          <li key={url} className="border-b border-line">
            <PageLink
              to={url}
              className="flex min-h-12 items-center justify-between gap-4 font-semibold hover:text-gorge hover:underline"
            >
              {label}
              <Icon name="arrow" className="size-5 text-gorge" />
            </PageLink>
          </li>
        ))}
      </ul>
      <PageLink to="/shop" className={`mt-6 ${getButtonClass('primary', 'large')}`}>
        Start Shopping
      </PageLink>
    </div>
    <img src="/empty-cart.svg" alt="" width={640} height={400} className="h-auto w-full shadow-contact" />
  </div>
)

/** The result of the last change, with a button that undoes a removal. */
function CartNotice({ cart: { message, told, undo } }: { cart: CartPageView }) {
  if (message !== null) {
    return (
      <p role="alert" className="mt-4 border-l-4 border-maple bg-paper p-4">
        {message}
      </p>
    )
  }
  if (told === null) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border border-gorge bg-paper p-4">
      <output>{told}</output>
      {undo !== null && (
        <form method="post" action="/cart/undo">
          <input type="hidden" name="line" value={undo} />
          <Button type="submit" kind="outline" size="small">
            Undo
          </Button>
        </form>
      )}
    </div>
  )
}

function CartRow({ line, money }: { line: CartPageLine; money: AmountFormatter }) {
  const pieces = describePieces(line)
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-2 border-b border-line py-4 last:border-0 sm:grid-cols-[5rem_1fr_auto]">
      <Picture
        src={line.imageSrc}
        alt=""
        sizes="5rem"
        upTo={240}
        className="row-span-3 size-20 rounded-sm sm:row-span-2"
      />
      <div>
        <PageLink to={line.path} className="inline-block min-h-6 font-semibold hover:underline">
          {keepMeasuresTogether(line.title)}
        </PageLink>
        {line.quantity > 1 && <p className="text-sm text-slate tabular-nums">{money(line.price)} each</p>}
        <LineAttributes attributes={line.attributes} />
        {line.proofFirst && <p className="text-sm">{personalizationCopy.proof.line}</p>}
        {pieces !== null && <p className="text-sm font-semibold tabular-nums">{pieces}</p>}
      </div>
      {/* On a phone, the total is below the item's details. Beside the total, the details would have room for only a few letters per line.
       */}
      <p className="font-bold tabular-nums max-sm:col-start-2 sm:text-right">{money(line.total)}</p>
      <div className="col-start-2 flex flex-wrap items-center gap-x-6 gap-y-1 sm:col-span-2">
        {line.isPricedWhole && line.quantity === 1 ? (
          <ChangeLink line={line} />
        ) : (
          <QuantityForm line={line} />
        )}
        {line.contentPath !== null && (
          <a
            href={line.contentPath}
            className="text-link inline-flex min-h-11 items-center"
            aria-label={personalizationCopy.content.editLabel(line.title)}
          >
            {personalizationCopy.content.edit}
          </a>
        )}
        <LineButton line={line} action="/cart/later" label={`Save for later: ${line.title}`}>
          Save for later
        </LineButton>
        <LineButton line={line} action="/cart/update" label={`Remove ${line.title}`} quantity="0">
          Remove
        </LineButton>
      </div>
    </li>
  )
}

function QuantityForm({ line }: { line: CartPageLine }) {
  return (
    <form method="post" action="/cart/update" className="flex items-center gap-2">
      <input type="hidden" name="lineId" value={line.id} />
      <NumberField
        label={`Quantity of ${line.title}`}
        isLabelHidden
        name="quantity"
        defaultValue={line.quantity}
        min={0}
        max={9999}
        className="w-24"
      />
      <Button type="submit" kind="outline">
        Update
      </Button>
    </form>
  )
}

/**
 * A link that opens the calculator with the line's values. Only the calculator can change the quantity, because the price depends on it.
 */
function ChangeLink({ line: { path, title } }: { line: CartPageLine }) {
  return (
    <PageLink to={path} className={getButtonClass('outline')} aria-label={`Change ${title}`}>
      Change
    </PageLink>
  )
}

type LineButtonProps = {
  line: CartPageLine
  action: string
  label: string
  quantity?: string
  children: string
}

function LineButton({ line, action, label, quantity, children }: LineButtonProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="lineId" value={line.id} />
      {quantity !== undefined && <input type="hidden" name="quantity" value={quantity} />}
      <button type="submit" className="text-link min-h-11" aria-label={label}>
        {children}
      </button>
    </form>
  )
}

import type { ReactNode } from 'react'
import { calculatorCopy as words } from '../../../../content/landing/calculator-copy.ts'
import { describeHeavyParcel } from '../../../../content/heavy-parcel.ts'
import type {
  CalculatorResult,
  CalculatedPrice,
} from '../../../../content/calculators/describe-calculator.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { formatNumber } from '../../../../domain/written-number.ts'

type PricePanelProps = {
  asked: CalculatorResult
  /** The weight of all pieces together, in grams. */
  grams: number
  /** The picture of the order, above the price. */
  picture: ReactNode
  /** Whether price and buttons stay at the bottom of a phone's screen. */
  isPinned: boolean
  children: ReactNode
}

/** The price with its breakdown, the next price break, and the buttons. */
export function PricePanel({ asked, grams, picture, isPinned, children }: PricePanelProps) {
  const price = asked.ok ? asked.price : null
  const heavy = price && describeHeavyParcel(grams)
  return (
    <div className="contents lg:block lg:bg-river">
      <div className="contents lg:block [@media(min-height:54rem)]:lg:sticky [@media(min-height:54rem)]:lg:top-24">
        {picture}
        <div className="on-dark bg-river p-4 text-paper md:p-8 lg:pb-4 lg:pt-5">
          <h2 className="text-lg">{words.why}</h2>
          {price ? <Reasons price={price} /> : <p className="mt-3 font-semibold">{words.unreadable}</p>}
          {heavy !== null && <p className="mt-4 text-sm">{heavy}</p>}
        </div>
        {/* On a phone, the panel stays at the bottom of the screen once the visitor has scrolled past the first question. Toasts and the
            design button appear above it, and it doesn't cover focused elements. */}
        <div
          data-pinned={isPinned || undefined}
          className="on-dark bottom-0 z-30 bg-river px-4 pt-3 pb-4 text-paper data-pinned:sticky data-pinned:shadow-lifted md:px-8 lg:static! lg:pb-8 lg:shadow-none! [body:has(&[data-pinned]):not(:has(dialog:modal))_.toast-region]:max-lg:bottom-40 [body:has(&[data-pinned])_[data-cta=design-your-decal]]:max-lg:bottom-36 [html:has(&)]:max-lg:scroll-pb-52"
        >
          <div className="flex items-end justify-between gap-4 lg:border-t lg:border-dashed lg:border-[#7b8b91] lg:pt-5">
            <p className="font-semibold text-[#c8d5d8]">{words.total}</p>
            <output className="text-right">
              <span className="block font-display text-3xl leading-none font-extrabold tabular-nums lg:text-4xl">
                {price ? formatMoney(price.totalCents) : '–'}
              </span>
              {price && (
                <span className="text-sm tabular-nums text-[#c8d5d8]">
                  {price.each} {words.each} {price.piece}
                </span>
              )}
            </output>
          </div>
          <div className="mt-3 flex gap-3 lg:grid">{children}</div>
          <p className="mt-3 text-sm text-[#c8d5d8] max-lg:hidden">
            {words.taxNote} {words.quoteNote}
          </p>
        </div>
      </div>
    </div>
  )
}

function Reasons({ price: { reasons, nextBreak, piece } }: { price: CalculatedPrice }) {
  return (
    <>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-sm tabular-nums">
        {reasons.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="font-semibold">{label}</dt>
            <dd className="text-[#c8d5d8]">{text}</dd>
          </div>
        ))}
      </dl>
      {nextBreak && (
        <p className="mt-4 border-l-4 border-hi-vis pl-3 text-sm font-semibold">
          {words.nextBreak}: {formatNumber(nextBreak.quantity)} at {nextBreak.each} {words.each} {piece},{' '}
          {formatMoney(nextBreak.totalCents)} in total
        </p>
      )}
    </>
  )
}

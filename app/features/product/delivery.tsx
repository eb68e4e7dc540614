import { type SubmitEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import type { DeliveryEstimate } from '../../../contract/delivery-estimate.ts'
import type { Variant } from '../../../contract/product.ts'
import { personalizationCopy } from '../../../content/personalization.ts'
import { productPageCopy } from '../../../content/product-page.ts'
import { shippingMethodNames } from '../../../content/shipping-methods.ts'
import type { BusinessDays } from '../../../domain/checkout/delivery-estimate.ts'
import { isTooHeavyToShipFree } from '../../../domain/checkout/free-shipping-weight.ts'
import { listAllShippingOptions, getShippingTerms } from '../../../domain/checkout/shipping.ts'
import {
  type FreeShippingOffer,
  formatThreshold,
  getFreeShippingThreshold,
} from '../../../domain/checkout/free-shipping-offers.ts'
import { formatOffers, parseOffers } from '../../../domain/checkout/offer-cookie.ts'
import { formatDayRange } from '../../../domain/checkout/short-date.ts'
import { formatMoney, getCents } from '../../../domain/money.ts'
import { getRules } from '../../../domain/settings/rules.ts'
import { formatPriceText } from '../../browser/price-text.ts'
import { readFreeShippingOffers } from '../../browser/remember-free-shipping-offer.ts'
import { Button } from '../../ui/button.tsx'
import { type DeliveryEstimateState, useDeliveryEstimate } from './use-delivery-estimate.ts'

const words = productPageCopy.delivery
/** The amount is computed in a function, because formatting money while the module loads would slow the page down. */
const freeOver = () => formatThreshold(getFreeShippingThreshold())

/**
 * Shows the amount above which shipping is free for this visitor. It comes from the free-shipping offer of a page that the visitor has
 * seen, or else from the shop's general rule.
 */
function FreeOver() {
  const thresholds = useOffers().map((offer) => getRules().freeShippingOffers[offer])
  return thresholds.length === 0
    ? words.freeOver(freeOver())
    : words.ownOffer(formatThreshold(Math.min(...thresholds)))
}

/** Returns the free-shipping offers that the visitor has seen. The checkout honours them. */
const useOffers = (): FreeShippingOffer[] =>
  parseOffers(
    useSyncExternalStore(
      () => () => {},
      () => formatOffers(readFreeShippingOffers()),
      // The server renders no offer, because its document is the same for all visitors.
      () => '',
    ),
  )

type DeliveryProps = {
  /** The variant to ship. The shipping price is that of one piece and depends on the variant's weight and price. */
  variant: Variant
  /** Whether the product isn't made until the buyer has approved a proof. There is no delivery date until then. */
  waits: boolean
}

/** Delivery time and shipping price, by region. Once a postal code is typed, both are the same as at checkout. */
export function DeliveryEstimator({ variant, waits }: DeliveryProps) {
  const { postalCode, estimating, ask } = useDeliveryEstimate(variant.id)
  const field = useRef<HTMLInputElement>(null)
  const invalid = estimating.state === 'invalid'
  useEffect(() => {
    // Shows the typed code in the post office's format. Only the field's value is replaced, so that the field keeps the focus.
    if (field.current && postalCode !== '') field.current.value = postalCode
  }, [postalCode])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('postalCode')
    if (typeof typed === 'string') ask(typed.trim())
  }
  return (
    <section aria-labelledby="delivery" className="border-t border-line pt-5">
      <h2 id="delivery" className="mb-3 text-xl">
        {words.title}
      </h2>
      <form onSubmit={submit} className="with-scripts mb-4">
        <label htmlFor="postal-code" className="mb-1 block text-sm font-semibold">
          {words.label}
        </label>
        <div className="flex flex-wrap gap-2.5">
          <input
            ref={field}
            id="postal-code"
            name="postalCode"
            required
            maxLength={32}
            autoComplete="postal-code"
            aria-invalid={invalid ? true : undefined}
            aria-describedby="postal-code-note"
            className={`min-h-11 w-40 rounded-sm border bg-paper px-3 text-base uppercase hover:border-river ${invalid ? 'border-2 border-maple' : 'border-line-strong'}`}
          />
          <Button type="submit" kind="outline" disabled={estimating.state === 'asking'}>
            {estimating.state === 'asking' ? words.asking : words.ask}
          </Button>
        </div>
        <p
          id="postal-code-note"
          role={invalid ? 'alert' : undefined}
          className={`mt-1 text-sm ${invalid ? 'font-semibold text-maple' : 'text-slate'}`}
        >
          {invalid ? words.wrong : words.hint}
        </p>
      </form>
      <Answer estimating={estimating} variant={variant} waits={waits} />
    </section>
  )
}

type AnswerProps = DeliveryProps & { estimating: DeliveryEstimateState }

function Answer({ estimating, variant, waits }: AnswerProps) {
  return (
    <output aria-live="polite" className="block">
      {estimating.state === 'failed' && <p className="mb-2 font-semibold text-maple">{words.failed}</p>}
      {estimating.state === 'ready' ? (
        <Estimated estimate={estimating.estimate} variant={variant} waits={waits} />
      ) : (
        <InGeneral variant={variant} waits={waits} />
      )}
    </output>
  )
}

const table = 'grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm tabular-nums'

function Estimated({ estimate, variant, waits }: DeliveryProps & { estimate: DeliveryEstimate }) {
  return (
    <>
      <dl className={table}>
        {estimate.options.map((option) => (
          <div key={option.method} className="contents">
            <dt>
              <span className="font-semibold">{option.title}</span>
              <span className="block text-slate">{whenOf(option, waits)}</span>
            </dt>
            <dd className="text-right">
              {Number(option.price) === 0 ? 'Free' : formatPriceText(option.price, option.currencyCode)}
              {option.freeBecause && (
                <span className="block text-slate">{words.freeBecause(freeOver())}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-slate">
        {words.alone} {!isTooHeavyToShipFree('canada', variant.grams) && <FreeOver />}
      </p>
    </>
  )
}

function whenOf({ method, earliest, latest }: DeliveryEstimate['options'][number], waits: boolean): string {
  const { days } = getShippingTerms(method)
  if (waits && days) return afterProof(days)
  if (earliest !== null && latest !== null) return formatDayRange(earliest, latest)
  return method === 'download' ? words.download : words.pickup
}

const afterProof = ({ min, max }: BusinessDays): string => personalizationCopy.proof.days(min, max)

/** The prices by region, shown until a postal code is entered. The checkout computes its prices with the same function. */
function InGeneral({ variant, waits }: DeliveryProps) {
  const options = listAllShippingOptions({
    subtotalAfterDiscountCents: getCents(variant.price),
    codes: [],
    offers: useOffers(),
    grams: variant.grams,
  })
  return (
    <>
      <dl className={table}>
        {options.map(({ method, days, priceCents, freeBecause, tooHeavy }) => (
          <div key={method} className="contents">
            <dt>
              <span className="font-semibold">{shippingMethodNames[method]}</span>
              <span className="block text-slate">
                {days ? (waits ? afterProof(days) : words.days(days.min, days.max)) : words.pickup}
              </span>
            </dt>
            <dd className="text-right">
              {priceCents === 0 ? 'Free' : formatMoney(priceCents)}
              {freeBecause && (
                <span className="block text-slate">
                  {freeBecause === 'over-75' ? words.freeBecause(freeOver()) : words.freeByOffer}
                </span>
              )}
              {tooHeavy && <span className="block text-slate">{words.tooHeavy}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {!isTooHeavyToShipFree('canada', variant.grams) && (
        <p className="mt-2 text-sm text-slate">
          <FreeOver />
        </p>
      )}
    </>
  )
}

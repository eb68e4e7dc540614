import { formatNumber } from '../../../../domain/written-number.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { boatLettering as words } from '../../../../content/landing/boat-lettering.ts'
import type {
  BoatLetteringResponse,
  BoatLine,
  DrawnBoatLettering,
} from '../../../../contract/boat-lettering.ts'
import { buildItemPicturePath } from '../../../../domain/catalogue/made-to-order.ts'
import { parseNumericGid } from '../../../../domain/ids.ts'
import { type BoatValues, parseBoatLettering } from '../../../../domain/lettering/boat-lettering.ts'
import { formatMoney, getCents } from '../../../../domain/money.ts'
import { announceCartOpening, openCart } from '../../../browser/cart/use-cart.ts'
import type { LoadState } from '../../../page-framework/resource.ts'
import { callApiWithRetries } from '../../../browser/shop-calls/call-api-with-retries.ts'
import { showToast } from '../../../browser/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { BoatFields } from './boat-fields.tsx'
import { BoatBowDrawing } from './boat-bow.tsx'
import { useBoatLettering } from './use-boat-lettering.ts'

type BoatLetteringProps = { search: URLSearchParams; boat: LoadState<BoatLetteringResponse> | undefined }

/** Draws a licence number on the bow to scale, checks it against the law, prices it, and adds it to the cart as a pair. */
export function BoatLettering({ search, boat }: BoatLetteringProps) {
  const { values, set, faults, drawn } = useBoatLettering(search, boat)
  const [isAdding, setAdding] = useState(false)
  const busy = useRef(false)
  useEffect(() => announceCartOpening(), [])
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!parseBoatLettering(values).ok) return refuse(words.look)
    // `busy` is a ref, because state would be updated too late to ignore the second click of a double click.
    if (busy.current) return undefined
    busy.current = true
    setAdding(true)
    await addPair(values)
    busy.current = false
    setAdding(false)
    return undefined
  }
  return (
    <form
      method="get"
      action="#licence-lettering"
      onSubmit={(event) => void send(event)}
      aria-label={words.form}
      className="grid gap-px border border-line-strong bg-line-strong lg:grid-cols-[1fr_1.35fr] lg:grid-rows-[auto_1fr]"
    >
      <div className="grid content-start gap-5 bg-paper p-4 md:p-8">
        <BoatFields values={values} faults={faults} onChange={set} />
        <Button type="submit" kind="outline" className="without-scripts justify-self-start">
          {words.show}
        </Button>
      </div>
      <OnBothSides drawn={drawn} isLate={drawn === null && Object.keys(faults).length === 0} />
      <Price drawn={drawn}>
        <Button
          type="submit"
          kind="primary"
          size="large"
          formMethod="post"
          formAction="/boat-lettering/cart"
          aria-disabled={isAdding}
          data-cta="boat-lettering"
          className="w-full aria-disabled:opacity-70"
        >
          {isAdding ? words.adding : words.add}
        </Button>
      </Price>
    </form>
  )
}

const refuse = (text: string) => showToast({ title: words.notAdded, text, style: 'destructive' })

async function addPair(values: BoatValues): Promise<void> {
  const line = await callApiWithRetries<BoatLine>({
    method: 'POST',
    address: '/api/boat-lettering/line',
    body: values,
  })
  if (!line.ok) return refuse(line.message)
  const { merchandiseId, title, price, currencyCode, quantity } = line.value
  const variantId = parseNumericGid(merchandiseId, 'ProductVariant')
  const { addCartItem } = await import('../../../browser/cart/cart-actions.ts')
  addCartItem({
    merchandiseId,
    productId: 'boat-lettering',
    title,
    priceCents: getCents(price),
    currencyCode,
    imageSrc: variantId === null ? null : buildItemPicturePath(variantId),
    quantity,
    attributes: [],
  })
  return openCart()
}

function OnBothSides({ drawn, isLate }: { drawn: DrawnBoatLettering | null; isLate: boolean }) {
  return (
    <div className="bg-mist p-4 md:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div className="grid min-h-40 gap-3 sm:grid-cols-2">
        {drawn && (
          <>
            <BoatBowDrawing drawn={drawn} side="port" />
            <BoatBowDrawing drawn={drawn} side="starboard" />
          </>
        )}
        {isLate && <p>{words.busy}</p>}
      </div>
      <p className="mt-1 text-sm text-slate">
        {drawn?.isExample ? `${words.example}. ` : ''}
        {words.toScale}
      </p>
      {drawn && <Checks drawn={drawn} />}
    </div>
  )
}

/** Lists the legal requirements one by one. */
function Checks({ drawn: { capMm, contrast, isContrastWeak } }: { drawn: DrawnBoatLettering }) {
  const checks = [
    [words.height, words.heightIs(String(Math.floor(capMm)))],
    [words.block, words.blockIs],
    [words.contrast, words.contrastIs(contrast.toFixed(1))],
    [words.bothSides, words.bothSidesIs],
  ]
  return (
    <>
      <h3 className="mt-5 text-lg">{words.checks}</h3>
      <dl className="mt-2 border-t border-line-strong">
        {checks.map(([asked, is]) => (
          <div key={asked} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-2">
            <dt className="font-semibold">{asked}</dt>
            <dd className="tabular-nums">{is}</dd>
          </div>
        ))}
      </dl>
      {isContrastWeak && <p className="mt-3 border-l-4 border-hi-vis pl-3">{words.contrastWeak}</p>}
      <p className="mt-3 text-sm text-slate">{words.source}</p>
    </>
  )
}

function Price({ drawn, children }: { drawn: DrawnBoatLettering | null; children: React.ReactNode }) {
  const money = (price: string) => formatMoney(getCents(price))
  return (
    <div className="grid content-start gap-4 bg-paper p-4 md:p-8">
      <output className="tabular-nums">
        <span className="block text-sm font-semibold text-slate">{words.pair}</span>
        <span className="block font-display text-4xl leading-none font-extrabold">
          {drawn ? money(drawn.price) : '–'}
        </span>
        {drawn && (
          <span className="text-sm text-slate">
            {money(drawn.each)} {words.each}, {formatNumber(drawn.widthMm)} × {formatNumber(drawn.heightMm)}{' '}
            mm
          </span>
        )}
      </output>
      {children}
      <p className="text-sm text-slate">{words.tax}</p>
    </div>
  )
}

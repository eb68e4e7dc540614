import { type ComponentType, Fragment, useEffect, useId, useRef, useState } from 'react'
import { describeFault } from './describe-fault.ts'
import { calculatorCopy as words } from '../../../../content/landing/calculator-copy.ts'
import type { CalculatorBlock } from '../../../../content/landing/landing-page.ts'
import { artworkFieldCopy } from '../../../../content/artwork-field.ts'
import { parseArtworkReference } from '../../../../domain/personalization/line-artwork.ts'
import { listImageArtwork, sendArtwork } from '../../../browser/shop-calls/own-artwork.ts'
import { announceCartOpening } from '../../../browser/cart/use-cart.ts'
import { Button } from '../../../ui/button.tsx'
import { ArtworkField } from '../../../ui/artwork/artwork-field.tsx'
import type { ArtworkItem, ArtworkSource } from '../../../ui/artwork/artwork-item.ts'
import type { OrderPictureProps } from '../order-pictures/order-picture-props.ts'
import { CalculatorField } from './calculator-field.tsx'
import { PricePanel } from './price-panel.tsx'
import { useCalculator } from './use-calculator.ts'
import { useHasScrolledToEnd } from './use-has-reached-end.ts'
import { useOrderActions } from './use-order-actions.ts'

const ARTWORK_WORDS = { ...artworkFieldCopy, remove: words.artwork.remove }
/** Only images can be attached, not designs, because a calculator's item is printed from a file. */
const IMAGE_SOURCE: ArtworkSource = {
  load: async () => {
    const items = await listImageArtwork()
    return items && [{ title: artworkFieldCopy.images, items }]
  },
  send: (file, progress) => sendArtwork(file, progress, artworkFieldCopy.sending),
}

type CalculatorFormProps = {
  block: CalculatorBlock
  search: URLSearchParams
  /** The component that draws the order and changes with the visitor's choices. */
  picture: ComponentType<OrderPictureProps> | undefined
}

/**
 * A calculator as one form. GET shows the price; POST adds the item to the cart or requests a quote. With scripts, the price is updated
 * after each choice, and the cart opens as a drawer.
 */
export function CalculatorForm({
  block: { calculator, buy = words.add },
  search,
  picture: Picture,
}: CalculatorFormProps) {
  const { kind, path, fields, labelsFor } = calculator
  const form = useRef<HTMLFormElement>(null)
  const { values, asked, set } = useCalculator(calculator, search, form)
  const [artwork, setArtwork] = useState<ArtworkItem | null>(null)
  const { isAdding, send } = useOrderActions({
    calculator,
    asked,
    form,
    imageId: artwork ? parseArtworkReference(artwork.ref)?.id : undefined,
  })
  const firstEnd = useRef<HTMLSpanElement>(null)
  const isPinned = useHasScrolledToEnd(firstEnd)
  const id = useId()
  const labels = labelsFor(values)
  useEffect(() => announceCartOpening(), [])
  return (
    <form
      ref={form}
      id={id}
      method="get"
      action={`${path}#calculator`}
      onSubmit={send}
      aria-label={calculator.title}
      className="grid gap-px border border-line-strong bg-line-strong max-lg:bg-river lg:grid-cols-[1.5fr_1fr]"
    >
      <div className="grid content-start gap-5 bg-paper p-4 md:p-8">
        {Object.entries(fields).map(([name, field], index) => (
          <Fragment key={name}>
            <CalculatorField
              name={name}
              field={{ ...field, label: labels[name] ?? field.label }}
              value={values[name] ?? ''}
              fault={describeFault(asked, name)}
              onChange={(value) => set(name, value)}
            />
            {index === 0 && <span ref={firstEnd} aria-hidden="true" className="-mt-5 h-0" />}
          </Fragment>
        ))}
        {calculator.takesArtwork && (
          <ArtworkField
            title={words.artwork.title}
            hint={words.artwork.hint}
            words={ARTWORK_WORDS}
            source={IMAGE_SOURCE}
            artwork={artwork}
            onChoose={setArtwork}
            isOptional
          />
        )}
        <Button type="submit" kind="outline" className="without-scripts justify-self-start">
          {words.update}
        </Button>
      </div>
      <PricePanel
        asked={asked}
        grams={calculator.workOrder(values).grams}
        isPinned={isPinned}
        picture={Picture && asked.ok && <Picture values={asked.values} />}
      >
        <SendButtons kind={kind} buy={buy} isAdding={isAdding} />
      </PricePanel>
    </form>
  )
}

type SendButtonsProps = { kind: string; buy: string; isAdding: boolean }

/** The buttons that add the item to the cart or request a quote. */
const SendButtons = ({ kind, buy, isAdding }: SendButtonsProps) => (
  <>
    <Button
      type="submit"
      kind="primary"
      size="large"
      formMethod="post"
      formAction={`/calculators/${kind}/cart`}
      aria-disabled={isAdding}
      data-cta={`calculator-${kind}`}
      className="max-lg:flex-1 [--under:var(--color-river)] aria-disabled:opacity-70"
    >
      {isAdding ? words.adding : buy}
    </Button>
    <button
      type="submit"
      name="way"
      value="quote"
      formMethod="post"
      formAction={`/calculators/${kind}/quote`}
      className="min-h-13 rounded-sm border-[1.5px] border-paper px-4 font-bold hover:bg-paper hover:text-river"
    >
      {words.quote}
    </button>
  </>
)

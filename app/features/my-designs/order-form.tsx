import { type SubmitEvent, useState } from 'react'
import { decalFinishTitles, decalMaterialTitles } from '../../../content/decal-materials.ts'
import { myDesignsCopy } from '../../../content/my-designs.ts'
import {
  DECAL_SIZE,
  decalFinishIds,
  decalMaterialIds,
  MAX_PIECES,
} from '../../../domain/pricing/decal-rates.ts'
import { Button } from '../../ui/button.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { OrderPrice } from './order-price.tsx'
import { type DecalOptions, useDecalQuote } from './use-decal-quote.ts'
import type { SavedItem } from './saved-items.ts'
import type { DecalQuote } from '../../../contract/quote.ts'
import { openCart } from '../../browser/cart/use-cart.ts'

const { order: words } = myDesignsCopy

/** A decal's default options. */
const usual = { material: 'everyday', finish: 'gloss', quantity: 1 } as const

export function OrderForm({ item, onDone }: { item: SavedItem; onDone: () => void }) {
  const [making, setMaking] = useState<DecalOptions>({ ...usual, widthMm: Math.round(item.widthMm) })
  const quoted = useDecalQuote(item, making)
  const quote = quoted.state === 'ready' && quoted.quote.merchandiseId !== null ? quoted.quote : null
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!quote) return
    onDone()
    void addDecalToCart(item, quote)
  }
  return (
    <form onSubmit={send} className="mt-4 grid gap-4">
      <div className="flex items-center gap-4">
        <img src={item.picture} alt="" width="72" height="72" className="rounded-sm" />
        <p className="font-bold break-words">{item.title}</p>
      </div>
      <MakingFields making={making} onChange={(changed) => setMaking({ ...making, ...changed })} />
      <OrderPrice quoted={quoted} editUrl={item.editUrl} />
      <Button
        type="submit"
        kind="primary"
        size="large"
        disabled={!quote}
        className="[--under:var(--color-paper)]"
      >
        {words.add}
      </Button>
    </form>
  )
}

type MakingFieldsProps = { making: DecalOptions; onChange: (changed: Partial<DecalOptions>) => void }

function MakingFields({ making, onChange }: MakingFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <NumberField
        keepsWrong
        label={words.width}
        value={making.widthMm}
        min={DECAL_SIZE.minWidth}
        max={DECAL_SIZE.maxWidth}
        onChange={(widthMm) => onChange({ widthMm })}
      />
      <NumberField
        keepsWrong
        label={words.quantity}
        value={making.quantity}
        min={1}
        max={MAX_PIECES}
        onChange={(quantity) => onChange({ quantity })}
      />
      <Choice
        label={words.material}
        value={making.material}
        options={decalMaterialIds}
        titleOf={(id) => decalMaterialTitles[id]}
        onChange={(material) => onChange({ material })}
      />
      <Choice
        label={words.finish}
        value={making.finish}
        options={decalFinishIds}
        titleOf={(id) => decalFinishTitles[id]}
        onChange={(finish) => onChange({ finish })}
      />
    </div>
  )
}

type ChoiceProps<Id extends string> = {
  label: string
  value: Id
  options: readonly Id[]
  titleOf: (id: Id) => string
  onChange: (id: Id) => void
}

function Choice<Id extends string>({ label, value, options, titleOf, onChange }: ChoiceProps<Id>) {
  return (
    <SelectField
      label={label}
      value={value}
      options={options.map((id) => ({ value: id, title: titleOf(id) }))}
      onChoose={onChange}
      className="max-sm:col-span-2"
    />
  )
}

/** Adds a quoted decal to the cart. The whole batch is one line. */
async function addDecalToCart(item: SavedItem, quote: DecalQuote): Promise<void> {
  const { merchandiseId } = quote
  if (merchandiseId === null) return
  const [{ addCartItem }, { makeDecalCartItem }] = await Promise.all([
    import('../../browser/cart/cart-actions.ts'),
    import('../../browser/cart/decal-cart-item.ts'),
  ])
  addCartItem(makeDecalCartItem(item, quote, merchandiseId))
  openCart()
}

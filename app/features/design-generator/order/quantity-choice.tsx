import { formatMoney } from '../../../../domain/money.ts'
import { listQuantityBreaks } from '../../../../domain/pricing/decal-price.ts'
import { MAX_PIECES, getQuantityBreaks } from '../../../../domain/pricing/decal-rates.ts'
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx'
import type { DecalOptions } from './decal-options.ts'
import { buildSectionId } from './section-nav.tsx'
import { SectionTitle } from './section-title.tsx'
import type { OrderSubject } from './order-subject.ts'
import { Table } from '../../../ui/table.tsx'

type QuantityChoiceProps = {
  kind: OrderSubject['kind']
  making: DecalOptions
  heightMm: number
  onChange: (making: DecalOptions) => void
}

/** The choice of quantity, with the unit price and the savings at larger quantities. */
export function QuantityChoice({ kind, making, heightMm, onChange }: QuantityChoiceProps) {
  const id = buildSectionId('quantity', kind)
  const { quantity } = making
  const setQuantity = (pieces: number) => onChange({ ...making, quantity: pieces })
  // The price break that applies is the last one whose minimum quantity has been reached.
  const current = getQuantityBreaks().findLast(({ from }) => from <= quantity)?.from
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} title="Quantity">
        <QuantityStepper label="Quantity" value={quantity} max={MAX_PIECES} onChange={setQuantity} />
      </SectionTitle>
      <Table
        look="dense"
        caption="Price by quantity at this size, and what you save compared with single pieces"
        columns={[
          {
            title: 'Pieces',
            render: ({ quantity: from }) => (
              <button
                type="button"
                aria-pressed={from === quantity}
                aria-label={`${from} ${from === 1 ? 'piece' : 'pieces'}`}
                onClick={() => setQuantity(from)}
                className="min-h-10 min-w-16 rounded-sm px-2 text-left underline decoration-line-strong underline-offset-4 hover:decoration-river aria-pressed:bg-river aria-pressed:text-paper aria-pressed:no-underline"
              >
                {from}
              </button>
            ),
          },
          { title: 'Each', isFigure: true, render: ({ eachCents }) => formatMoney(eachCents) },
          { title: 'Together', isFigure: true, render: ({ totalCents }) => formatMoney(totalCents) },
          {
            title: 'You save',
            isFigure: true,
            render: ({ savedCents }) => (savedCents > 0 ? formatMoney(savedCents) : '–'),
          },
        ]}
        className="[&_td]:align-middle"
        rows={listQuantityBreaks({ ...making, heightMm })}
        keyOf={({ quantity: from }) => from}
        rowClass={({ quantity: from }) => (from === current ? 'bg-paper font-semibold' : '')}
      />
    </section>
  )
}

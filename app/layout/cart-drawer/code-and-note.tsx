import { type SubmitEvent, useState } from 'react'
import type { CartDetailsView } from '../../../contract/cart-page.ts'
import { formatMoney, getCents } from '../../../domain/money.ts'
import { applyDiscountCode, saveCartNote } from '../../browser/cart/cart-details.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'

/** The discount code and the order note. They are collapsed, because most orders have neither. */
export function DiscountCodeAndNote({ extras }: { extras: CartDetailsView }) {
  return (
    <div className="grid gap-1 py-3">
      {extras.discount ? <AppliedCode discount={extras.discount} /> : <CodeForm />}
      <NoteForm note={extras.note} />
    </div>
  )
}

const summary = 'min-h-11 cursor-pointer py-2.5 font-semibold'

function AppliedCode({ discount }: { discount: NonNullable<CartDetailsView['discount']> }) {
  const { code, words, holds, amount } = discount
  return (
    <div className="py-2">
      <p className="flex items-baseline justify-between gap-3 font-semibold">
        Discount code {code}
        {amount !== null && <span className="tabular-nums">−{formatMoney(getCents(amount))}</span>}
      </p>
      <p className={`text-sm ${holds ? 'text-slate' : 'font-semibold text-maple'}`}>{words}</p>
      <button
        type="button"
        onClick={() => void applyDiscountCode(null)}
        className="text-link min-h-11 text-sm"
      >
        Remove code {code}
      </button>
    </div>
  )
}

function CodeForm() {
  const [error, setError] = useState<string | null>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    setError(await applyDiscountCode(typeof code === 'string' ? code : ''))
  }
  return (
    <details>
      <summary className={summary}>Add a discount code</summary>
      <form onSubmit={submit} className="flex items-start gap-2 pb-3">
        <Field
          label="Discount code"
          name="code"
          maxLength={64}
          autoComplete="off"
          error={error ?? undefined}
          className="flex-1"
        />
        <Button type="submit" kind="outline" className="mt-6 min-h-12">
          Apply
        </Button>
      </form>
    </details>
  )
}

function NoteForm({ note }: { note: string }) {
  const [said, setSaid] = useState<string | null>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('note')
    setSaid((await saveCartNote(typeof text === 'string' ? text : '')) ?? 'Note saved.')
  }
  return (
    <details>
      <summary className={summary}>{note === '' ? 'Add an order note' : 'Order note'}</summary>
      <form onSubmit={submit} className="grid gap-2 pb-3">
        <TextArea
          label="Order note"
          name="note"
          rows={3}
          maxLength={5000}
          defaultValue={note}
          onChange={() => setSaid(null)}
          hint="Sizes, names or numbers. We keep it with your order."
        />
        <div className="flex items-center gap-3">
          <Button type="submit" kind="outline" size="small">
            Save note
          </Button>
          <output className="text-sm">{said}</output>
        </div>
      </form>
    </details>
  )
}

import { type ReactNode, useRef } from 'react'
import { operatorSetUpCopy } from '../../../../content/operator/set-up.ts'
import type { SampleShop } from '../../../../contract/operator/sample-shop.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'

const { products: words } = operatorSetUpCopy

type ProductsStepProps = {
  sampleShop: SampleShop
  /** The number of products for sale. */
  products: number
  onMoved: (left: SampleShop) => void
  children: ReactNode
}

/** Removes or restores the sample shop, and imports the owner's products. */
export function ProductsStep({ sampleShop, products, onMoved, children }: ProductsStepProps) {
  const change = useOperatorChange()
  const dialog = useRef<HTMLDialogElement>(null)
  const move = async (way: 'move-in' | 'move-out') => {
    const answer = await change.send<SampleShop>({
      method: 'POST',
      address: `/api/operator/sample-shop/${way}`,
    })
    if (answer.ok) onMoved(answer.value)
  }
  return (
    <>
      <p className="font-semibold">{sampleShop.isIn ? words.isIn(sampleShop) : words.isOut}</p>
      {sampleShop.isIn && <p className="mt-2 max-w-2xl">{words.kept}</p>}
      <div className="mt-3">
        {sampleShop.isIn ? (
          <Button disabled={change.busy} onClick={() => dialog.current?.showModal()}>
            {words.moveOut}
          </Button>
        ) : (
          <Button kind="outline" size="small" disabled={change.busy} onClick={() => void move('move-in')}>
            {words.moveIn}
          </Button>
        )}
        <output className="ml-3 font-semibold">{change.busy && words.moving}</output>
        <RefusalNote change={change} />
      </div>
      <p className="mt-5 font-semibold">{words.own(products)}</p>
      <ul className="mt-1">
        {[
          { to: '/operator/products/import', label: words.import },
          { to: '/operator/products/new', label: words.add },
          { to: '/operator/products', label: words.see },
        ].map(({ to, label }) => (
          <li key={to}>
            <a href={to} className="inline-flex min-h-10 items-center text-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
      {children}
      <ConfirmDialog
        dialog={dialog}
        question={words.ask.question}
        subject={words.isIn(sampleShop)}
        text={words.ask.text}
        keep={words.ask.keep}
        confirm={words.ask.confirm}
        onConfirm={() => void move('move-out')}
      />
    </>
  )
}

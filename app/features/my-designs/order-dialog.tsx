import type { RefObject } from 'react'
import { myDesigns } from '../../../content/my-designs.ts'
import { Icon } from '../../ui/icon.tsx'
import { OrderForm } from './order-form.tsx'
import type { WalletItem } from './wallet.ts'

type OrderDialogProps = {
  dialog: RefObject<HTMLDialogElement | null>
  item: WalletItem | null
  onClose: () => void
}

/** Orders a saved design once more, without the way through the designer. */
export function OrderDialog({ dialog, item, onClose }: OrderDialogProps) {
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      aria-labelledby="order-title"
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] rounded-md bg-paper p-6 text-river shadow-lifted backdrop:bg-river/60"
    >
      <header className="flex items-start justify-between gap-4">
        <h2 id="order-title" className="text-2xl">
          {myDesigns.order.title}
        </h2>
        <button
          type="button"
          onClick={close}
          aria-label="Close"
          className="-mt-2 -mr-2 grid size-11 place-items-center rounded-sm hover:bg-mist"
        >
          <Icon name="close" />
        </button>
      </header>
      {item && <OrderForm key={item.id} item={item} onDone={close} />}
    </dialog>
  )
}

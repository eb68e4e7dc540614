import type { RefObject } from 'react'
import { myDesignsCopy } from '../../../content/my-designs.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { OrderForm } from './order-form.tsx'
import type { SavedItem } from './saved-items.ts'

type OrderDialogProps = {
  dialog: RefObject<HTMLDialogElement | null>
  item: SavedItem | null
  onClose: () => void
}

/** Reorders a saved design without opening the designer. */
export function OrderDialog({ dialog, item, onClose }: OrderDialogProps) {
  return (
    <Dialog title={myDesignsCopy.order.title} dialog={dialog} size="medium" close="Close" onClose={onClose}>
      {item && <OrderForm key={item.id} item={item} onDone={() => dialog.current?.close()} />}
    </Dialog>
  )
}

import { type RefObject } from 'react'
import { myDesigns } from '../../../content/my-designs.ts'
import { Button } from '../../ui/button.tsx'
import type { WalletItem } from './wallet.ts'

const { removal } = myDesigns

type RemoveDialogProps = {
  dialog: RefObject<HTMLDialogElement | null>
  item: WalletItem | null
  onConfirm: (item: WalletItem) => void
}

/** Asks before something is deleted; Escape keeps it. */
export function RemoveDialog({ dialog, item, onConfirm }: RemoveDialogProps) {
  const close = () => dialog.current?.close()
  const confirm = () => {
    close()
    if (item) onConfirm(item)
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby="remove-title"
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-md bg-paper p-6 text-river shadow-lifted backdrop:bg-river/60"
    >
      <h2 id="remove-title" className="text-2xl">
        {removal.title}
      </h2>
      <p className="mt-3 font-bold break-words">{item?.title}</p>
      <p className="mt-1 text-slate">{removal.text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button kind="outline" onClick={close}>
          {removal.keep}
        </Button>
        <Button kind="primary" onClick={confirm}>
          {removal.confirm}
        </Button>
      </div>
    </dialog>
  )
}

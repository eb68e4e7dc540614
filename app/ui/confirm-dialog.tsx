// @chunk page-parts
import type { RefObject } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  dialog: RefObject<HTMLDialogElement | null>
  question: string
  /** The name of the thing to delete. */
  subject: string | undefined
  text: string
  keep: string
  confirm: string
  onConfirm: () => void
}

/** Asks for confirmation before a deletion; Escape cancels. */
export function ConfirmDialog({
  dialog,
  question,
  subject,
  text,
  keep,
  confirm,
  onConfirm,
}: ConfirmDialogProps) {
  const close = () => dialog.current?.close()
  const agree = () => {
    close()
    onConfirm()
  }
  return (
    <Dialog title={question} dialog={dialog}>
      <p className="mt-3 font-bold break-words">{subject}</p>
      <p className="mt-1 text-slate">{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button kind="outline" onClick={close}>
          {keep}
        </Button>
        <Button kind="primary" onClick={agree}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}

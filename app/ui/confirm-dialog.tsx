// @chunk page-parts
import { type RefObject, useId } from 'react'
import { Button } from './button.tsx'

type ConfirmDialogProps = {
  dialog: RefObject<HTMLDialogElement | null>
  question: string
  /** What it is about. */
  subject: string | undefined
  text: string
  /** Words of the two buttons. */
  keep: string
  confirm: string
  onConfirm: () => void
}

/** Asks before something is deleted; Escape keeps it. */
export function ConfirmDialog({
  dialog,
  question,
  subject,
  text,
  keep,
  confirm,
  onConfirm,
}: ConfirmDialogProps) {
  const id = useId()
  const close = () => dialog.current?.close()
  const agree = () => {
    close()
    onConfirm()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-md bg-paper p-6 text-river shadow-lifted backdrop:bg-river/60"
    >
      <h2 id={id} className="text-2xl">
        {question}
      </h2>
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
    </dialog>
  )
}

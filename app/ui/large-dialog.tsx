import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

type LargeDialogProps = {
  title: string
  /** Label of the button that closes it. */
  close: string
  onClose: () => void
  children: ReactNode
}

/** A modal dialog with a title bar that opens at once; on a phone it is the whole screen. Its children share its height, in a column. */
export function LargeDialog({ title, close, onClose, children }: LargeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Only one that is closed, not one that is taken away, gives the focus back.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="flex-col bg-paper text-river shadow-lifted backdrop:bg-river/60 open:flex max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none sm:m-auto sm:h-[min(44rem,calc(100dvh-3rem))] sm:w-[min(50rem,calc(100vw-3rem))] sm:rounded-md"
    >
      <header className="flex items-center justify-between gap-4 py-2 pr-2 pl-4 sm:pt-4 sm:pr-4 sm:pl-6">
        <h2 id={id} className="min-w-0 text-xl break-words sm:text-2xl">
          {title}
        </h2>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label={close}
          className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-mist"
        >
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  )
}

// @chunk page-parts
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

type DialogProps = {
  title: string
  /** A ref with which the caller opens the dialog by `showModal`. Without it, the dialog opens as soon as it is rendered. */
  dialog?: RefObject<HTMLDialogElement | null>
  size?: keyof typeof sizes
  /** The label of the close button beside the title. */
  close?: string
  onClose?: () => void
  children: ReactNode
}

/**
 * A modal dialog. The browser traps the focus, closes the dialog on Escape and restores the focus. `large` fills a phone's screen and is a
 * column whose children share its height. `screen` fills every screen, and its title is only for screen readers.
 */
export function Dialog({ title, dialog, size = 'small', close, onClose, children }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null)
  const id = useId()
  const element = dialog ?? own
  useLayoutEffect(() => {
    const opened = own.current
    opened?.showModal()
    // The dialog is closed before it is removed, because browsers restore the focus only on closing.
    return () => opened?.close()
  }, [])
  const { box, head, heading } = sizes[size]
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      onClose={onClose}
      className={`bg-paper text-river shadow-lifted backdrop:bg-river/60 ${box}`}
    >
      <header className={head}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {close !== undefined && (
          <button
            type="button"
            onClick={() => element.current?.close()}
            aria-label={close}
            className="-my-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-sm hover:bg-mist"
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      {children}
    </dialog>
  )
}

const smallBox = 'm-auto max-h-[calc(100dvh-2rem)] rounded-md p-6'
const smallHead = 'flex items-start justify-between gap-4'

const sizes = {
  small: {
    box: `${smallBox} w-[min(27rem,calc(100vw-2rem))]`,
    head: smallHead,
    heading: 'text-2xl',
  },
  medium: {
    box: `${smallBox} w-[min(34rem,calc(100vw-2rem))]`,
    head: smallHead,
    heading: 'text-2xl',
  },
  large: {
    box: 'flex-col open:flex max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none sm:m-auto sm:h-[min(44rem,calc(100dvh-3rem))] sm:w-[min(50rem,calc(100vw-3rem))] sm:rounded-md',
    head: 'flex items-center justify-between gap-4 px-4 py-4 sm:px-6',
    heading: 'min-w-0 text-xl break-words sm:text-2xl',
  },
  screen: {
    box: 'm-0 h-dvh max-h-none w-full max-w-none',
    head: 'sr-only',
    heading: '',
  },
}

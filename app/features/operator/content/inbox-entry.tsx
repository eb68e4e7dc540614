import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'

type InboxEntryProps = {
  title: ReactNode
  /** The author, the time, and other facts that help to judge the entry. */
  facts: ReactNode
  /** The customer's text, unless the title contains it. */
  text?: string
  /** The customer's photo. */
  picture?: ReactNode
  reply?: { label: string; text: string } | undefined
  /** Buttons for decisions that need no text, such as hiding a review. */
  actions?: ReactNode
  /** The form for the shop's reply, with the labels of the button that opens and closes it. An entry without a form can't be answered. */
  form?: { open: string; close: string; content: ReactNode }
}

/** A text by a customer, as a row of a list. A button opens the reply form and shows the whole text. Until then, a long text is cut off. */
export function InboxEntry({ title, facts, text, picture, reply, actions, form }: InboxEntryProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const cut = isOpen || !form ? '' : 'line-clamp-3'
  return (
    <li className="gap-x-8 border-t border-line p-4 text-sm first:border-0 lg:grid lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        {title}
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-slate [&_a]:inline-block [&_a]:min-h-6 [&_a]:leading-6">
          {facts}
        </div>
        {text !== undefined && (
          <p className={`mt-1.5 max-w-3xl whitespace-pre-line wrap-anywhere ${cut}`}>{text}</p>
        )}
        {picture}
        {reply && (
          <p className="mt-2 max-w-3xl whitespace-pre-line wrap-anywhere text-slate">
            <span className="font-semibold text-river">{reply.label}</span> {reply.text}
          </p>
        )}
      </div>
      <div className="flex flex-wrap content-start items-start gap-2 max-lg:mt-3 lg:justify-end">
        {actions}
        {form && (
          <Button
            kind="outline"
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? form.close : form.open}
          </Button>
        )}
      </div>
      {isOpen && form && (
        <div id={id} className="col-span-full">
          {form.content}
        </div>
      )}
    </li>
  )
}

/** The entries of a list on one white sheet. */
export const Inbox = ({ children }: { children: ReactNode }) => <ul className="mt-3 bg-paper">{children}</ul>

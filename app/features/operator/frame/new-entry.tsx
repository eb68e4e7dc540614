import { type ReactNode, useId, useState } from 'react'
import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

type NewEntryProps = {
  /** The label of the button that opens the form, which is also the form's heading. */
  label: string
  /** The content beside the button, such as the list's search. */
  beside?: ReactNode
  children: ReactNode
}

/** The bar above a list: its search or count, and a button that opens the form for a new entry. */
export function NewEntryBar({ label, beside, children }: NewEntryProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <div className="mr-auto min-w-0">{beside}</div>
        <Button
          kind={isOpen ? 'outline' : 'surface'}
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'plus'} className="size-4" />
          {isOpen ? operatorFrameCopy.close : label}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="mt-3 bg-paper p-4 text-sm">
        <h2 className="text-lg">{label}</h2>
        {children}
      </div>
    </>
  )
}

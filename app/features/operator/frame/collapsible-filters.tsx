import { type ReactNode, useId, useState } from 'react'
import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import { Icon } from '../../../ui/icon.tsx'

/** The filters of a list, which a button opens on a phone or tablet. On wider screens they are always visible. */
export function CollapsibleFilters({ chosen, children }: { chosen: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="mt-2 flex min-h-11 w-full items-center gap-2 border border-line-strong bg-paper px-3 text-sm font-semibold lg:hidden"
      >
        {operatorFrameCopy.filter(chosen)}
        <Icon name="chevron" className={`ml-auto size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} className={isOpen ? '' : 'max-lg:hidden'}>
        {children}
      </div>
    </>
  )
}

import { type ReactNode, useEffect, useState } from 'react'
import { designGeneratorCopy } from '../../../content/design-generator.ts'
import { Button } from '../../ui/button.tsx'

/** Milliseconds before a message and a cancel button appear. */
const MESSAGE_DELAY_MS = 1_000

type WorkingProps = {
  label: string
  /** The fraction of the work that is done, 0 to 1; null if unknown. */
  share?: number | null
  cancel?: string
  onCancel: () => void
  children?: ReactNode
}

/** Shows a longer task with a cancel button, and its progress if that is known. */
export function TaskProgress({ label, share = null, cancel, onCancel, children }: WorkingProps) {
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0 flex-1 text-sm">
        <output className="block font-semibold tabular-nums">{children}</output>
        <progress
          aria-label={label}
          value={share ?? undefined}
          className="mt-2 block h-1.5 w-full accent-gorge"
        />
      </div>
      <Button kind="outline" size="small" onClick={onCancel}>
        {cancel ?? designGeneratorCopy.cancel}
      </Button>
    </div>
  )
}

/** Shows the progress only after a delay, because most tasks are finished by then. */
export function DelayedTaskProgress(props: WorkingProps) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MESSAGE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? <TaskProgress {...props} /> : null
}

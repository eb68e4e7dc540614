import type { ComponentProps, ReactNode } from 'react'

type TickProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode
  className?: string
}

/** A checkbox with a short label beside it, for dense forms. */
export const SmallCheckbox = ({ label, className = '', ...input }: TickProps) => (
  <label className={`flex min-h-10 items-center gap-2 text-sm ${className}`}>
    <input type="checkbox" className="size-5 shrink-0" {...input} />
    <span>{label}</span>
  </label>
)

// @chunk page-parts
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

/** A native select in the shop's dress. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <span className={`relative inline-block ${className}`}>
      <select
        className="min-h-11 w-full appearance-none rounded-sm border border-line-strong bg-paper py-2 pr-10 pl-3 text-base hover:border-river"
        {...rest}
      />
      <Icon name="chevron" className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
    </span>
  )
}

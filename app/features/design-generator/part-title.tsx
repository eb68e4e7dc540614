import type { ReactNode } from 'react'

type PartTitleProps = { id: string; title: string; children?: ReactNode }

/** The title of one part of the configurator, with room for an action at its end. */
export function PartTitle({ id, title, children }: PartTitleProps) {
  return (
    <div className="mb-3 flex min-h-10 items-center justify-between gap-4">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {children}
    </div>
  )
}

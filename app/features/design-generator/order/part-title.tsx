import type { ReactNode } from 'react'

type PartTitleProps = { id: string; title: string; children?: ReactNode }

/** The title of one part of the configurator, with room for an action at its end. */
export function PartTitle({ id, title, children }: PartTitleProps) {
  return (
    <div className="mb-3 flex min-h-10 items-center justify-between gap-4">
      <h3
        id={id}
        tabIndex={-1}
        // Clears the sticky header, and on a phone the picture below it.
        className="scroll-mt-24 text-xl outline-none max-lg:scroll-mt-86 sm:max-lg:scroll-mt-108 [@media(height<600px)]:scroll-mt-24!"
      >
        {title}
      </h3>
      {children}
    </div>
  )
}

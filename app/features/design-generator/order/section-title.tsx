import type { ReactNode } from 'react'

type PartTitleProps = { id: string; title: string; children?: ReactNode }

/** The title of a section of the configurator, with room for an action at the end. */
export function SectionTitle({ id, title, children }: PartTitleProps) {
  return (
    <div className="mb-3 flex min-h-10 items-center justify-between gap-4">
      <h3
        id={id}
        tabIndex={-1}
        // The scroll margin keeps the title from being hidden by the sticky header, and on a phone by the picture below the header.
        className="scroll-mt-24 text-xl outline-none max-lg:scroll-mt-86 sm:max-lg:scroll-mt-108 [@media(height<600px)]:scroll-mt-24!"
      >
        {title}
      </h3>
      {children}
    </div>
  )
}

// @chunk every-page
import type { ReactNode } from 'react'

type SectionHeadingProps = { id: string; title: string; lead?: string; children?: ReactNode }

/** A section's title, with room for a link at the end. */
export function SectionHeading({ id, title, lead, children }: SectionHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:mb-8">
      <div className="max-w-2xl">
        <h2 id={id} className="text-2xl md:text-4xl">
          {title}
        </h2>
        {lead && <p className="mt-2 text-slate md:text-lg">{lead}</p>}
      </div>
      {children}
    </div>
  )
}

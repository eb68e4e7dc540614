import type { ReactNode } from 'react'

type LandingBlockProps = {
  section: { readonly id?: string; readonly title: string; readonly lead?: string }
  /** Whether the title is beside the contents on a desktop. */
  beside?: boolean
  /** Whether the section has a full-width river-blue background. */
  dark?: boolean
  children: ReactNode
}

/** The frame of every section of a landing page: anchor, title, spacing. */
export function LandingSectionFrame({
  section: { id, title, lead },
  beside = false,
  dark = false,
  children,
}: LandingBlockProps) {
  const titleId = `${id ?? title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-title`
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={`scroll-mt-24 ${dark ? 'on-dark mt-16 bg-river py-12 text-paper md:mt-24 md:py-20' : 'pt-16 md:pt-24'}`}
    >
      <div className={`page-width ${beside ? 'grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]' : ''}`}>
        <div className={beside ? '' : 'mb-6 max-w-2xl md:mb-8'}>
          <h2 id={titleId} className="text-2xl md:text-4xl">
            {title}
          </h2>
          {lead && <p className={`mt-2 md:text-lg ${dark ? 'text-[#c8d5d8]' : 'text-slate'}`}>{lead}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}

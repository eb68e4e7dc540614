import type { ReactNode } from 'react'

type DesignerPanelProps = { id: string; title: string; children: ReactNode }

/** A panel of tools beside the banner. On a phone, the panel scrolls while the banner above it stays visible. */
export function DesignerPanel({ id, title, children }: DesignerPanelProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 rounded-md bg-paper p-4 shadow-contact max-lg:scroll-mt-80 sm:p-5"
    >
      <h2 id={`${id}-title`} className="mb-3 font-sans text-lg font-semibold tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  )
}

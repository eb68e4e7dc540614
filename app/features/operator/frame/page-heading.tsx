import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'

type PageHeadingProps = {
  title: string
  /** The list to which the page belongs. */
  back?: { href: string; title: string } | undefined
  /** Short facts and links beside the heading. */
  children?: ReactNode
}

/** A page's heading, below a link to the list to which the page belongs. */
export const PageHeading = ({ title, back, children }: PageHeadingProps) => (
  <div>
    {back && (
      <a href={back.href} className="inline-flex min-h-8 items-center gap-1.5 text-sm text-link">
        <Icon name="arrow" className="size-4 rotate-180" />
        {back.title}
      </a>
    )}
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h1 className="text-2xl wrap-anywhere">{title}</h1>
      {children}
    </div>
  </div>
)

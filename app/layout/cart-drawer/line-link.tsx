import type { ReactNode } from 'react'
import { PageLink } from '../../browser/page-link.tsx'

type LineLinkProps = { path: string | null; isPicture?: boolean; children: ReactNode }

/** Leads from a line to its product; only what it stands around where there is no page of it. */
export function LineLink({ path, isPicture = false, children }: LineLinkProps) {
  if (path === null) return children
  if (!isPicture) {
    return (
      <PageLink to={path} className="hover:underline">
        {children}
      </PageLink>
    )
  }
  // The title beside it is the same link: keys and screen readers need not meet it twice.
  return (
    <PageLink to={path} tabIndex={-1} aria-hidden="true" className="self-start">
      {children}
    </PageLink>
  )
}

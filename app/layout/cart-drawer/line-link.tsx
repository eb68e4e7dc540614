import type { ReactNode } from 'react'
import { PageLink } from '../../page-framework/page-link.tsx'

type LineLinkProps = { path: string | null; isPicture?: boolean; children: ReactNode }

/** Links a line to its product; renders only its children if the product has no page. */
export function LineLink({ path, isPicture = false, children }: LineLinkProps) {
  if (path === null) return children
  if (!isPicture) {
    return (
      <PageLink to={path} className="hover:underline">
        {children}
      </PageLink>
    )
  }
  // Skipped by keyboards and screen readers, because the title beside the picture is the same link.
  return (
    <PageLink to={path} tabIndex={-1} aria-hidden="true" className="self-start">
      {children}
    </PageLink>
  )
}

import type { ReactNode } from 'react'
import { PageLink } from '../../page-framework/page-link.tsx'

type LineLinkProps = { path: string | null; isPicture?: boolean; children: ReactNode }

/** Links a line to its product. If the product has no page, renders only the children. */
export function LineLink({ path, isPicture = false, children }: LineLinkProps) {
  if (path === null) return children
  if (!isPicture) {
    return (
      <PageLink to={path} className="hover:underline">
        {children}
      </PageLink>
    )
  }
  // Keyboards and screen readers skip this link, because the title beside the picture is the same link.
  return (
    <PageLink to={path} tabIndex={-1} aria-hidden="true" className="self-start">
      {children}
    </PageLink>
  )
}

import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { stayHere } from '../../../page-framework/stay-here.ts'

type StayLinkProps = {
  to: string
  /** The element that takes the focus when the page shows the other list. */
  focusId: string
  className: string
  children: ReactNode
}

/** A link to the same page with another list in it. */
export function StayLink({ to, focusId, className, children }: StayLinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { state: stayHere(focusId) })
  return (
    <a href={href} onClick={follow} className={className}>
      {children}
    </a>
  )
}

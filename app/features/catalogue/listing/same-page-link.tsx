import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { createSamePageState } from '../../../page-framework/same-page-state.ts'

type StayLinkProps = {
  to: string
  /** The id of the element that gets the focus after the list has changed. */
  focusId: string
  className: string
  children: ReactNode
}

/** A link that changes the list and stays on the same page. */
export function SamePageLink({ to, focusId, className, children }: StayLinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { state: createSamePageState(focusId) })
  return (
    <a href={href} onClick={follow} className={className}>
      {children}
    </a>
  )
}

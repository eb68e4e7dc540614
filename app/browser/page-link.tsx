import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { prefetchPage } from './prefetch.ts'

/** A link within the shop; what it leads to is loaded as soon as somebody points at it. */
export function PageLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const prefetch = () => prefetchPage(to)
  return <Link to={to} onPointerEnter={prefetch} onTouchStart={prefetch} onFocus={prefetch} {...rest} />
}

import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { prefetchPage } from './prefetch.ts'

/**
 * A link within the shop; what it leads to is loaded as soon as somebody points at it. Made of the router's hooks:
 * its own Link brings what only its frameworks use.
 */
export function PageLink({
  to,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string }) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to)
  const prefetch = () => prefetchPage(to)
  return (
    <a
      href={href}
      onClick={follow}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
      {...rest}
    >
      {children}
    </a>
  )
}

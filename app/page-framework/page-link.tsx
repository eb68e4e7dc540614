import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { prefetchPage } from './prefetch.ts'

/**
 * A link within the shop that preloads its page on hover. It isn't the router's own Link, which includes code for the router's framework
 * mode.
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

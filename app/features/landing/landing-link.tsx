import type { ComponentProps } from 'react'
import type { Link } from '../../../content/link.ts'
import { PageLink } from '../../page-framework/page-link.tsx'

/** A link in a page's text. It leads to a section of the page, to another page, or to a phone or e-mail app. */
export function LandingLink({
  link,
  ...rest
}: { link: Link } & Omit<ComponentProps<'a'>, 'href' | 'children'>) {
  if (/^(?:#|[a-z]+:)/.test(link.url))
    return (
      <a href={link.url} {...rest}>
        {link.label}
      </a>
    )
  return (
    <PageLink to={link.url} {...rest}>
      {link.label}
    </PageLink>
  )
}

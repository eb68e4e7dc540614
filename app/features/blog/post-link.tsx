import type { ComponentProps } from 'react'
import { trackEvent } from '../../browser/analytics.ts'
import { PageLink } from '../../page-framework/page-link.tsx'

type PostLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { slug: string }

/** A link to a post. Clicks are tracked (specification of the design tools, section 7). */
export function PostLink({ slug, ...rest }: PostLinkProps) {
  return (
    // The browser also fires `click` for the Enter key. The handler runs before the browser follows the link.
    <span className="contents" onClickCapture={() => trackEvent({ event: 'blog_post_click', post: slug })}>
      <PageLink to={`/blog/${slug}`} {...rest} />
    </span>
  )
}

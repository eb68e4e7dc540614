import { PageLink } from '../../browser/page-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** No product has the words: the shop can draw them. */
export function NothingFound({ q }: { q: string }) {
  return (
    <Notice
      title="No products found"
      text={`Nothing in the shop says “${q}”. Try fewer or other words, or let us draw it for you.`}
    >
      <PageLink
        to={`/design-generator?${new URLSearchParams({ prompt: q })}`}
        className={buttonClass('primary')}
      >
        Design it yourself
      </PageLink>
      <PageLink to="/shop" className={buttonClass('outline')}>
        Shop All Products
      </PageLink>
    </Notice>
  )
}

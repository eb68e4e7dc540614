import type { ReactNode } from 'react'
import { PageLink } from '../../page-framework/page-link.tsx'
import { getButtonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Shown if neither products nor pages match. Offers to design a decal from the search text. */
export function NothingFound({ q }: { q: string }) {
  return (
    <Notice
      title="No products found"
      text={`No products match “${q}”. Try fewer or different words, or let us draw it for you.`}
    >
      <WaysOn q={q} />
    </Notice>
  )
}

/** Shown if no product matches, but pages or direct answers do. `words` is the search text. */
export function OnlyPagesFound({ q, words, children }: { q: string; words: string; children: ReactNode }) {
  return (
    <>
      <h2 className="pt-6 text-xl md:text-2xl">
        {children ? `No products for “${words}”, but these pages may help:` : `No products for “${words}”`}
      </h2>
      {children}
      <Notice
        title="Looking for a decal?"
        text={`We can draw “${q}” for you, or you can browse what we have.`}
      >
        <WaysOn q={q} />
      </Notice>
    </>
  )
}

function WaysOn({ q }: { q: string }) {
  return (
    <>
      <PageLink
        to={`/design-generator?${new URLSearchParams({ prompt: q })}`}
        className={getButtonClass('primary')}
      >
        Design it yourself
      </PageLink>
      <PageLink to="/shop" className={getButtonClass('outline')}>
        Shop All Products
      </PageLink>
    </>
  )
}

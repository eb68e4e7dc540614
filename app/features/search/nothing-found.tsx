import type { ReactNode } from 'react'
import { PageLink } from '../../page-framework/page-link.tsx'
import { getButtonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'

const toDesigner = (q: string): string => `/design-generator?${new URLSearchParams({ prompt: q })}`

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

/** Shown if no product matches, but a page or a direct answer does. `words` is the search text. */
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
      <PageLink to={toDesigner(q)} className={getButtonClass('primary')}>
        Design it yourself
      </PageLink>
      <PageLink to="/shop" className={getButtonClass('outline')}>
        Shop All Products
      </PageLink>
    </>
  )
}

/** A card after a short list of products, as large as the product cards. It offers to design a decal from the search text. */
export function DesignInstead({ q }: { q: string }) {
  return (
    <div className="flex h-full flex-col rounded-md border border-line bg-paper">
      <div aria-hidden="true" className="grid aspect-square place-items-center bg-mist-2 p-[14%]">
        <div className="cut-line grid size-full place-items-center rounded-full">
          <Icon name="knife" className="size-1/3 text-slate" />
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3 md:p-4">
        <h3 className="text-[15px] leading-snug md:text-base">Not the one?</h3>
        <p className="text-sm wrap-anywhere text-slate">We can draw “{q}” for you.</p>
        <PageLink to={toDesigner(q)} className={`${getButtonClass('outline', 'small')} mt-auto`}>
          Design it yourself
        </PageLink>
      </div>
    </div>
  )
}

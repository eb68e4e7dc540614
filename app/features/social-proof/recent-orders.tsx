import { type RefObject, useEffect, useRef, useState } from 'react'
import { socialProofCopy } from '../../../content/social-proof.ts'
import type { SocialProof } from '../../../contract/social-proof.ts'
import {
  selectRotatingEntries,
  MAX_VISIBLE_RECENT_ORDERS,
  RECENT_ORDERS_INTERVAL_MS,
} from '../../../domain/social-proof/timing.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { PauseLiveUpdatesButton } from './pause-live-updates-button.tsx'
import { useLiveUpdates } from './live-updates.ts'
import { PurchaseText } from './purchase-text.tsx'
import { useSocialProof } from './use-social-proof.ts'
import { useIntervalCount } from './use-interval-count.ts'

const { recent: words } = socialProofCopy

/** Shows the latest orders of a collection's products, three at a time; nothing if there were fewer than three recently. */
export function RecentOrders({ collection }: { collection: string }) {
  const place = useRef<HTMLDivElement>(null)
  const proof = useSocialProof({ collection })
  const enough = proof !== null && proof.purchases.length >= MAX_VISIBLE_RECENT_ORDERS
  const open = useOpenBelow(place, enough)
  return enough && open ? <List proof={proof} /> : <div ref={place} />
}

/** Returns true while the widget's place is below the screen, so that the widget can appear without moving visible content. */
function useOpenBelow(place: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!wanted || open) return undefined
    const look = () => {
      if (place.current && place.current.getBoundingClientRect().top > window.innerHeight) setOpen(true)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [place, wanted, open])
  return open
}

function List({ proof: { purchases, sample } }: { proof: SocialProof }) {
  const turns = purchases.length > MAX_VISIBLE_RECENT_ORDERS
  const turn = useIntervalCount(RECENT_ORDERS_INTERVAL_MS, useLiveUpdates() && turns)
  return (
    <section aria-labelledby="recent-orders" className="page-width pt-16 md:pt-24">
      <div className="flex items-center gap-3">
        <h2 id="recent-orders" className="text-2xl md:text-3xl">
          {words.title}
        </h2>
        {turns && <PauseLiveUpdatesButton />}
      </div>
      <ul className="mt-5 grid gap-x-10 lg:grid-cols-3">
        {selectRotatingEntries(purchases, MAX_VISIBLE_RECENT_ORDERS, turn).map((purchase) => (
          <li key={purchase.handle} className="flex items-center gap-3 border-t border-line py-3">
            <PurchaseText purchase={purchase} sample={sample} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-slate">
        {sample ? words.samples : words.rules}{' '}
        <PageLink to={words.more.url} className="text-link">
          {words.more.label}
        </PageLink>
      </p>
    </section>
  )
}

import { socialProofCopy } from '../../../content/social-proof.ts'
import type { RecentPurchase } from '../../../contract/social-proof.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Picture } from '../../ui/picture.tsx'

/** An order's item, place and age. Each is on its own line, so that the texts of all orders are equally high. */
export function PurchaseText({ purchase, sample }: { purchase: RecentPurchase; sample: boolean }) {
  const { handle, title, imageSrc, place, ago } = purchase
  return (
    <>
      <Picture src={imageSrc} alt="" sizes="56px" upTo={160} className="size-14 rounded-sm" />
      <div className="min-w-0 flex-1 text-sm leading-snug">
        <p className="line-clamp-1 text-slate">{socialProofCopy.bought(place)}</p>
        <p className="line-clamp-1 font-bold">
          <PageLink to={`/product/${handle}`} className="hover:underline">
            {title}
          </PageLink>
        </p>
        <p className="flex items-center gap-2 text-xs text-slate">
          {socialProofCopy.ago(ago)}
          {sample && <Badge look="plain">{socialProofCopy.sample}</Badge>}
        </p>
      </div>
    </>
  )
}

// @chunk page-parts
import { LatePart } from '../page-framework/late-part.tsx'

const liveWidget = () => import('../features/social-proof/live-widget.tsx')

/** Shows how many other visitors are viewing a page. */
export const LateViewers = ({ page }: { page: string }) => (
  <LatePart part={liveWidget} props={{ kind: 'viewers', page }} />
)

export const LateLowStock = (product: { handle: string; chosen?: string | undefined }) => (
  <LatePart part={liveWidget} props={{ kind: 'low-stock', ...product }} />
)

export const LateRecentOrders = () => <LatePart part={liveWidget} props={{ kind: 'recent-orders' }} />

// @chunk page-parts
import { LazyPart } from '../page-framework/lazy-part.tsx'

const liveWidget = () => import('../features/social-proof/live-widget.tsx')

/** Shows how many other visitors are viewing a page. */
export const LazyViewers = ({ page }: { page: string }) => (
  <LazyPart part={liveWidget} props={{ kind: 'viewers', page }} />
)

export const LazyLowStock = (product: { handle: string; chosen?: string | undefined }) => (
  <LazyPart part={liveWidget} props={{ kind: 'low-stock', ...product }} />
)

/** Shows recent orders of a collection's products. */
export const LazyRecentOrders = ({ collection }: { collection: string }) => (
  <LazyPart part={liveWidget} props={{ kind: 'recent-orders', collection }} />
)

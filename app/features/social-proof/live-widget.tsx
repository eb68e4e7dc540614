import { LowStockBadge } from './low-stock-badge.tsx'
import { PurchaseToast } from './purchase-toast.tsx'
import { RecentOrders } from './recent-orders.tsx'
import { Viewers } from './viewers.tsx'

type Widget =
  | { kind: 'purchases' }
  | { kind: 'recent-orders'; collection: string }
  | { kind: 'viewers'; page: string }
  | { kind: 'low-stock'; handle: string; chosen?: string | undefined }

/** All social-proof widgets are in one file, because a page with one of them usually has others. */
export default function LiveWidget(widget: Widget) {
  switch (widget.kind) {
    case 'purchases':
      return <PurchaseToast />
    case 'recent-orders':
      return <RecentOrders collection={widget.collection} />
    case 'viewers':
      return <Viewers page={widget.page} />
    case 'low-stock':
      return <LowStockBadge handle={widget.handle} chosen={widget.chosen} />
  }
}

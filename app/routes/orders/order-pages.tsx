import type { OrderPages } from '../../../contract/order-pages.ts'
import { formatFaultTitle } from '../../browser/fault-title.ts'
import type { PageHead, PageProps } from '../../page-framework/page-module.ts'
import { createServerDataResource } from '../../page-framework/resource.ts'
import { CreditReviewView } from '../../features/checkout/credit-review.tsx'
import { MessagePageView } from '../../features/checkout/private-message.tsx'
import { ReceiptView } from '../../features/checkout/receipt-view.tsx'
import { ReorderView } from '../../features/checkout/reorder-view.tsx'
import { TrackOrderView } from '../../features/checkout/track-order-view.tsx'

/** The pages that belong to an order. The server decides which of them a URL shows. */
export const getResources = () => ({ page: createServerDataResource('orders') })

type Props = PageProps<ReturnType<typeof getResources>>

const titles: Record<OrderPages['kind'], string> = {
  track: 'Track your order',
  receipt: 'Receipt',
  reorder: 'Order again',
  'credit-review': 'Check your purchase',
  message: 'Your order',
}

export function getHead({ resources: { page } }: Props): PageHead {
  const title = page.state === 'ready' ? titles[page.value.kind] : titles.message
  return {
    title: formatFaultTitle(title, page.state === 'ready' && saysFault(page.value)),
    description: 'Order status, receipt and reorder.',
  }
}

const saysFault = (page: OrderPages): boolean =>
  (page.kind === 'track' && page.problem !== null) ||
  (page.kind === 'reorder' && page.message !== null) ||
  (page.kind === 'credit-review' && page.notice?.tone === 'error')

export default function OrderPagesView({ resources: { page } }: Props) {
  if (page.state !== 'ready') return null
  switch (page.value.kind) {
    case 'track':
      return <TrackOrderView page={page.value} />
    case 'receipt':
      return <ReceiptView receipt={page.value} />
    case 'reorder':
      return <ReorderView reorder={page.value} />
    case 'credit-review':
      return <CreditReviewView page={page.value} />
    case 'message':
      return <MessagePageView message={page.value} />
  }
}

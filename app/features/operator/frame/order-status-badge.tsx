import { ORDER_STATUS_LABELS } from '../../../../content/order-statuses.ts'
import type { OrderStatus } from '../../../../domain/order/status.ts'
import { Badge, type BadgeVariant } from '../../../ui/badge.tsx'

const BADGE_BY_STATUS: Readonly<Record<OrderStatus, BadgeVariant>> = {
  paid: 'accent',
  'in-proof': 'primary',
  approved: 'accent',
  'in-production': 'primary',
  shipped: 'secondary',
  'ready-for-pickup': 'primary',
  done: 'plain',
  cancelled: 'plain',
  refunded: 'plain',
}

/** An order's status. A status that requires action is highlighted. */
export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge look={BADGE_BY_STATUS[status]}>{ORDER_STATUS_LABELS[status]}</Badge>
)

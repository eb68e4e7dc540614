import type { OrderStatus } from '../domain/order/status.ts'
import type { OrderStepName } from '../domain/order/steps.ts'

/** The labels of an order's statuses, for shoppers and staff. */
export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  paid: 'Paid',
  'in-proof': 'In proof',
  approved: 'Approved',
  'in-production': 'In production',
  shipped: 'Shipped',
  'ready-for-pickup': 'Ready for pickup',
  done: 'Done',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

/** The labels of the steps on the order page. */
export const orderStepLabels: Readonly<Record<OrderStepName, string>> = {
  paid: 'Paid',
  proof: 'Proof checked',
  'in-production': 'In production',
  shipped: 'Shipped',
  delivered: 'Delivered',
  'ready-for-pickup': 'Ready for pickup',
  'picked-up': 'Picked up',
  files: 'Files ready',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

import type { OrderStatus } from '../domain/order/status.ts'
import type { OrderStep, OrderStepName } from '../domain/order/steps.ts'

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
const STEP_LABELS: Readonly<Record<OrderStepName, string>> = {
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

/** Returns the label of an order's step. A proof that still waits for the customer isn't called "checked". */
export const labelOrderStep = ({ name, state }: OrderStep): string =>
  name === 'proof' && state === 'now' ? ORDER_STATUS_LABELS['in-proof'] : STEP_LABELS[name]

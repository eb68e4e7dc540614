import type { OperatorOrder } from '../../../../contract/operator/order.ts'

/** Props of each part of the order page. */
export type OrderPartProps = {
  order: OperatorOrder
  /** Replaces the order with a change's response. */
  show: (order: OperatorOrder) => void
  reload: () => Promise<void>
}

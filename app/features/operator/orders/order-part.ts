import type { OperatorOrder } from '../../../../contract/operator/order.ts'

/** Props of each part of the order page. */
export type OrderPartProps = {
  order: OperatorOrder
  /** Puts the order in place that a change has answered. */
  show: (order: OperatorOrder) => void
  reload: () => Promise<void>
}

import type { OperatorOrder } from '../../../../contract/operator/order.ts'

/** The props of every section of the order page. */
export type OrderSectionProps = {
  order: OperatorOrder
  /** Replaces the order with the response to a change. */
  show: (order: OperatorOrder) => void
  reload: () => Promise<void>
}

import type { OperatorOrder } from '../../../../contract/operator/order.ts'

/** The props that all sections of the order page have. */
export type OrderPartProps = {
  order: OperatorOrder
  /** Replaces the order with the response to a change. */
  show: (order: OperatorOrder) => void
  reload: () => Promise<void>
}

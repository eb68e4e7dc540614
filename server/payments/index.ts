// Other parts of the server may import only this file of the folder.
export { askProvider, callProvider, ProviderUnavailableError } from './ask-provider.ts'
export {
  findLivePayment,
  findPayment,
  findPaymentByReference,
  lockCart,
  lockCartByToken,
  lockPayment,
  movePayment,
  type Payment,
} from './payments.ts'
export { paymentLabel } from './payment-label.ts'
export { ANONYMOUS_CUSTOMER, stripPayments, strippedOrder, stripUnpaid } from './strip-payments.ts'
export { findTaxRegistrations } from './tax-registrations.ts'

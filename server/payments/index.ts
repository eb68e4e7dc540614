// Other parts of the server may import only this file of the folder.
export {
  queryPaymentProvider,
  callPaymentProvider,
  ProviderUnavailableError,
} from './call-payment-provider.ts'
export {
  findUnfinishedPayment,
  findPayment,
  findPaymentByReference,
  lockCart,
  lockCartByToken,
  lockPayment,
  changePaymentState,
  type Payment,
} from './payments.ts'
export { getPaymentLabel } from './payment-label.ts'
export {
  ANONYMOUS_CUSTOMER,
  anonymisePayments,
  anonymiseOrderJson,
  anonymiseUnpaidPayments,
} from './anonymise-payments.ts'
export { findTaxRegistrations } from './tax-registrations.ts'

// Other parts of the server may import only this file of the folder.
export { lockCarts } from './erase/erase-carts.ts'
export { ANONYMOUS_AUTHOR } from './erase/anonymise-reviews.ts'
export { eraseLockedAccount } from './erase/erase-account.ts'
export { anonymiseOrdersOfDeletedAccounts, anonymiseOrdersInTransaction } from './erase/anonymise-orders.ts'
export { exportAccount } from './export-account.ts'
export { lockAccounts } from './lock-account.ts'
export { hasPendingPayment } from './pending-payment.ts'
export { sweepAccountLinks } from './account-links.ts'

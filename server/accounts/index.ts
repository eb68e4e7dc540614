// The public interface of this part of the shop.
export { lockCarts } from './erase/erase-carts.ts'
export { NO_NAME } from './erase/erase-voices.ts'
export { eraseLocked } from './erase/erase-account.ts'
export { stripForgottenOrders, stripWithin } from './erase/strip-orders.ts'
export { exportAccount } from './export-account.ts'
export { lockAccounts } from './lock-account.ts'
export { hasMoneyUnderWay } from './money-under-way.ts'
export { sweepLinks } from './account-links.ts'

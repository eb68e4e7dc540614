// What other parts of the shop may use of this one.
export { lockCarts } from './erase/erase-carts.ts'
export { NO_NAME } from './erase/erase-voices.ts'
export { eraseLocked } from './erase/erase-wallet.ts'
export { stripForgottenOrders, stripWithin } from './erase/strip-orders.ts'
export { exportWallet } from './export-wallet.ts'
export { lockWallets } from './lock-wallet.ts'
export { hasMoneyUnderWay } from './money-under-way.ts'
export { sweepLinks } from './wallet-links.ts'

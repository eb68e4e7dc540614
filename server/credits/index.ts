// Other parts of the server may import only this file of the folder.
export { findBalance, listEntries, writeEntry } from './ledger.ts'
export { type CreditPurchase, findPurchase, findPurchaseByReference } from './purchases.ts'
export { generateArtworkRoute } from './routes/credit-routes.ts'
export { settlePurchase } from './settle-purchase.ts'
export { ANONYMOUS_BUYER, stripPurchases } from './strip-purchases.ts'
export { syncMoneyBack } from './sync-money-back.ts'

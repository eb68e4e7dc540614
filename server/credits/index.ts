// Other parts of the server may import only this file of the folder.
export { findCreditBalance, listCreditEntries, writeCreditEntry } from './ledger.ts'
export { type CreditPurchase, findPurchase, findPurchaseByReference } from './credit-purchases.ts'
export { generateArtworkRoute } from './routes/credit-routes.ts'
export { settlePurchase } from './settle-purchase.ts'
export { ANONYMOUS_BUYER, anonymisePurchases } from './anonymise-purchases.ts'
export { syncRefundsAndDisputes } from './sync-refunds-and-disputes.ts'

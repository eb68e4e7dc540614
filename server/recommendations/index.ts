// What other parts of the shop may use of this one.
export { rebuildPurchases } from './rebuild-purchases.ts'
export { recommend } from './recommend.ts'
export { rebuildTagNeighbours } from './tag-neighbours.ts'

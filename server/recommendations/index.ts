// The public interface of this part of the shop.
export { rebuildPurchases } from './rebuild-purchases.ts'
export { recommend } from './recommend.ts'
export { rebuildTagNeighbours } from './tag-neighbours.ts'

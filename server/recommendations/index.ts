// Other parts of the server may import only this file of the folder.
export { rebuildPurchases } from './rebuild-purchases.ts'
export { recommend } from './recommend.ts'
export { rebuildTagNeighbours } from './tag-neighbours.ts'

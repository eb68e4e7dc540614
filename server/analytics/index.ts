// Other parts of the server may import only this file of the folder.
export { countActivity } from './events/count-events.ts'
export { sweepEvents } from './events/store-events.ts'
export { rebuildSales } from './rebuild-sales.ts'
export { selectSalesOrders } from './sales-facts.ts'

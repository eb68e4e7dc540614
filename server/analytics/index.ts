// The public interface of this part of the shop.
export { countActivity } from './events/count-events.ts'
export { sweepEvents } from './events/store-events.ts'
export { rebuildSales } from './rebuild-sales.ts'
export { countedOrders } from './sales-facts.ts'

// The public interface of this part of the shop.
export { sweepBackInStock } from './sweep-back-in-stock.ts'

// What other parts of the shop may use of this one.
export { sweepBackInStock } from './sweep-back-in-stock.ts'

// Other parts of the server may import only this file of the folder.
export { sweepBackInStock } from './sweep-back-in-stock.ts'

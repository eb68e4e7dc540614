// The public interface of this part of the shop.
export { sweepMessages } from './messages.ts'

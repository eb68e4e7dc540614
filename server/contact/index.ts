// What other parts of the shop may use of this one.
export { sweepMessages } from './messages.ts'

// Other parts of the server may import only this file of the folder.
export { sweepContactMessages } from './messages.ts'

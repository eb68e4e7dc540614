// What other parts of the shop may use of this one.
export { type Grant, listGrants } from './grants.ts'
export { downloadLinks } from './routes/download-words.ts'
export { sweepSamples } from './sweep-samples.ts'

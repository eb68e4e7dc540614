// The public interface of this part of the shop.
export { type Grant, listGrants } from './grants.ts'
export { downloadLinks } from './routes/download-links.ts'
export { sweepSamples } from './sweep-samples.ts'

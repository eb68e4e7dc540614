// Other parts of the server may import only this file of the folder.
export { type Grant, listGrants } from './grants.ts'
export { downloadLinks } from './routes/download-links.ts'
export { sweepSamples } from './sweep-samples.ts'

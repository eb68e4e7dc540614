// Other parts of the server may import only this file of the folder.
export { type DownloadGrant, listDownloadGrants } from './download-grants.ts'
export { toDownloadLinks } from './routes/download-links.ts'
export { sweepSamples } from './sweep-samples.ts'

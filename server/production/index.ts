// Other parts of the server may import only this file of the folder.
export { attachFile, detachFile, type FileRefusal, type StoredFile, storeUpload } from './attach-file.ts'
export { readAttachedFile, removeAttachedBytes, sweepAttachedFiles } from './attached-file-bytes.ts'
export {
  attachedView,
  type AttachedFile,
  attachPathOf,
  type FilesOfLine,
  findAttachedFile,
  listAttachedFiles,
} from './attached-files.ts'
export { findCard, readBoard, UNDER_WAY } from './board.ts'
export { checkLines } from './check-lines.ts'
export { sweepChecks } from './check-plan.ts'
export { findContentRemarks } from './content-remarks.ts'
export { type JobPlan, jobPlanSchema } from './job-plan.ts'
export { jobNumber } from './jobs.ts'
export { sweepNests } from './nest-files.ts'
export { printVersion } from './print-version.ts'
export {
  keyOfJob,
  keyOfVariant,
  readProductionFile,
  removeProductionFiles,
  sweepProductionFiles,
} from './production-files.ts'
export { attachmentRefusal, sendPreview } from './routes/attachment-responses.ts'
export { sendProof, sendSold } from './routes/file-responses.ts'
export { sendItemFile } from './routes/item-files.ts'
export { keyOfVersion, listVersionsWithFiles, readVersion, sweepVersionFiles } from './version-files.ts'

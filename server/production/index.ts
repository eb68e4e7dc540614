// Other parts of the server may import only this file of the folder.
export {
  attachFile,
  removeAttachedFile,
  type AttachedFileRefusal,
  type StoredAttachedFile,
  storeAttachedUpload,
} from './attach-file.ts'
export { readAttachedFile, removeAttachedFileBytes, sweepAttachedFiles } from './attached-file-bytes.ts'
export {
  toAttachedFileView,
  type AttachedFile,
  buildAttachPath,
  type OrderLineFiles,
  findAttachedFile,
  listAttachedFiles,
} from './attached-files.ts'
export { findBoardCard, readProductionBoard, STATUSES_ON_BOARD } from './board.ts'
export { preflightLines } from './preflight-lines.ts'
export { sweepPlanChecks } from './check-plan.ts'
export { findContentRemarks } from './content-remarks.ts'
export { type JobPlan, jobPlanSchema } from './job-plan.ts'
export { formatJobNumber } from './jobs.ts'
export { sweepNests } from './nest-files.ts'
export { assignVersionToJob } from './assign-version.ts'
export {
  jobFilesKey,
  variantFilesKey,
  readProductionFile,
  removeProductionFiles,
  sweepProductionFiles,
} from './production-files.ts'
export { describeAttachmentRefusal, sendAttachmentPreview } from './routes/attachment-responses.ts'
export { sendDesignProof, sendSoldFile } from './routes/file-responses.ts'
export { sendItemFile } from './routes/item-files.ts'
export {
  versionFilesKey,
  listVersionsWithFiles,
  readVersionFile,
  sweepVersionFiles,
} from './version-files.ts'

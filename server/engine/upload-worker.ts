import { createBannerTypesetter, type TypesetBannerLine } from '../../decal/banner/banner-typesetter.ts'
import { loadBannerFonts } from '../../decal/assets/load-assets.ts'
import { answerWorkerJobs } from './answer-jobs.ts'
import { isUploadJob } from './jobs.ts'
import { createUploadJobRunner } from './run-upload-job.ts'

/** The code of the process that reads uploaded files (upload-process.ts). When the shop's process ends, this process ends too. */
let setLine: TypesetBannerLine | undefined
const runJob = createUploadJobRunner(() => (setLine ??= createBannerTypesetter(loadBannerFonts())))

process.on('disconnect', () => process.exit())
process.on('message', (message) => void answer(message))
const send = (reply: object): void => void process.send?.(reply)
const answer = answerWorkerJobs(
  (job) => {
    if (!isUploadJob(job)) throw new Error(`${job.kind} is a job of the drawing thread`)
    return runJob(job)
  },
  send,
  () => process.exit(1),
)
send({ kind: 'ready' })

import { parentPort } from 'node:worker_threads'
import { createBannerTypesetter } from '../../decal/banner/banner-typesetter.ts'
import { loadBannerFonts, loadEngineAssets } from '../../decal/assets/load-assets.ts'
import { answerWorkerJobs } from './answer-jobs.ts'
import { isUploadJob } from './jobs.ts'
import { createJobRunner } from './run-job.ts'

/** The code of the drawing thread. It runs the jobs that EngineQueue sends, one at a time. */
const runJob = createJobRunner(loadEngineAssets(), createBannerTypesetter(loadBannerFonts()))
// Draws one design at startup, so that fonts and motifs are loaded and the code is compiled before the first job. The first drawing takes
// ten times as long as later ones.
await runJob({ kind: 'compose', request: { prompt: 'wolf "WOLF"', style: 'vintage', seed: 1, count: 1 } })

const send = (reply: object): void => parentPort?.postMessage(reply, [])
const answer = answerWorkerJobs(
  (job) => {
    if (isUploadJob(job)) throw new Error(`${job.kind} is a job of the process that reads files`)
    return runJob(job)
  },
  send,
  () => process.exit(1),
)

parentPort?.on('message', (message: unknown) => void answer(message))
send({ kind: 'ready' })

import { parentPort, workerData } from 'node:worker_threads'
import { nestDecals } from '../../decal/nesting/nest-decals.ts'
import { readStoredDecal } from '../../decal/stored-decal.ts'
import { nestJobSchema } from './nest-job.ts'

/** The thread for a single nest. It needs no fonts or icons, and ends with its result. */
const { decals, roll, title } = nestJobSchema.parse(workerData)
const read = decals.map(({ stored, ...one }) => ({ decal: readStoredDecal(stored), ...one }))
parentPort?.postMessage(await nestDecals(read, roll, title), [])

import { parentPort, workerData } from 'node:worker_threads'
import { sortingSheetCopy } from '../../content/operator/sorting-sheet.ts'
import { nestDecals } from '../../decal/nesting/nest-decals.ts'
import { readStoredDecal } from '../../decal/stored-decal.ts'
import { nestJobSchema } from './nest-job.ts'

/**
 * The code of the nesting thread. It nests one roll and ends after sending the result. It loads no fonts or motifs, because it doesn't
 * draw.
 */
const { decals, roll, title, film } = nestJobSchema.parse(workerData)
const read = decals.map(({ stored, ...one }) => ({ decal: readStoredDecal(stored), ...one }))
parentPort?.postMessage(await nestDecals(read, roll, { title, film, ...sortingSheetCopy }), [])

import { countJobsOfRequester, findLastJobOfBusiest } from './fair-order.ts'

type Waiting = { asker: string; round: number; bytes: number }

/**
 * Chooses waiting jobs to drop, so that there is room for a new job of the requester `asker`. Returns an empty list if there is room
 * already, or null if the new job has to be refused.
 */
export function chooseJobsToDrop<J extends Waiting>(
  waiting: readonly J[],
  { asker, bytes }: { asker: string; bytes: number },
  most: { jobs: number; bytes: number },
): J[] | null {
  const leaving: J[] = []
  let staying = waiting
  while (!hasRoom(staying, bytes, most)) {
    const latest = findLastJobOfBusiest(staying)
    if (!latest || countJobsOfRequester(staying, latest.asker) <= countJobsOfRequester(staying, asker) + 1)
      return null
    leaving.push(latest)
    staying = staying.filter((job) => job !== latest)
  }
  return leaving
}

/** Whether there is room for one more waiting job. A file that alone exceeds the limit is accepted as long as no other file is waiting. */
function hasRoom(waiting: readonly Waiting[], bytes: number, most: { jobs: number; bytes: number }): boolean {
  const taken = waiting.reduce((sum, job) => sum + job.bytes, 0)
  return waiting.length < most.jobs && (bytes === 0 || taken === 0 || taken + bytes <= most.bytes)
}

/** Counts the bytes of all files in a message, at any depth. */
export function estimateBytes(message: unknown): number {
  if (message instanceof Uint8Array) return message.byteLength
  if (typeof message !== 'object' || message === null) return 0
  return Object.values(message).reduce<number>((sum, value) => sum + estimateBytes(value), 0)
}

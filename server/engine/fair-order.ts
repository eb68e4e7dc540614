type Waiting = { asker: string; round: number }

/**
 * Returns the round in which a requester's next job runs. If the requester has waiting jobs, it is the round after that of the last waiting
 * job. If the requester has no waiting jobs, it is the current round. So a requester with many jobs doesn't delay the first job of another
 * requester.
 */
export function chooseJobRound(waiting: readonly Waiting[], asker: string, current: number): number {
  const own = waiting.filter((job) => job.asker === asker).map(({ round }) => round + 1)
  return Math.max(current, ...own)
}

/** Picks the next job: the first job of the earliest round. Jobs of requesters who have used up their time budget come after all others. */
export function pickNextJob<J extends Waiting>(
  waiting: readonly J[],
  yields: (asker: string) => boolean,
): J | null {
  const served = waiting.filter(({ asker }) => !yields(asker))
  const candidates = served.length > 0 ? served : waiting
  return candidates.reduce<J | null>((first, job) => (first && first.round <= job.round ? first : job), null)
}

export function countJobsOfRequester(waiting: readonly Waiting[], asker: string): number {
  return waiting.filter((job) => job.asker === asker).length
}

/** Returns the last job of the requester with the most waiting jobs. */
export function findLastJobOfBusiest<J extends Waiting>(waiting: readonly J[]): J | null {
  return waiting.reduce<J | null>((last, job) => {
    const isGreedier =
      !last || countJobsOfRequester(waiting, job.asker) >= countJobsOfRequester(waiting, last.asker)
    return isGreedier ? job : last
  }, null)
}

/** A job that waits: who asked for it, and the round in which it is its turn. */
type Waiting = { asker: string; round: number }

/** The round of one more job: this one, or after the asker's own. So nobody's many jobs keep another's first one waiting. */
export function nextRound(waiting: readonly Waiting[], asker: string, current: number): number {
  const own = waiting.filter((job) => job.asker === asker).map(({ round }) => round + 1)
  return Math.max(current, ...own)
}

/** The job whose turn it is: the first of the earliest round, among askers that do not yield if there are any. */
export function firstOf<J extends Waiting>(
  waiting: readonly J[],
  yields: (asker: string) => boolean,
): J | null {
  const served = waiting.filter(({ asker }) => !yields(asker))
  const candidates = served.length > 0 ? served : waiting
  return candidates.reduce<J | null>((first, job) => (first && first.round <= job.round ? first : job), null)
}

export function countOf(waiting: readonly Waiting[], asker: string): number {
  return waiting.filter((job) => job.asker === asker).length
}

/** The last job of whoever has the most waiting. */
export function lastOfGreediest<J extends Waiting>(waiting: readonly J[]): J | null {
  return waiting.reduce<J | null>((last, job) => {
    const isGreedier = !last || countOf(waiting, job.asker) >= countOf(waiting, last.asker)
    return isGreedier ? job : last
  }, null)
}

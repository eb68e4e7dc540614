const KEY = 'helpfulReviews'
/** The maximum number of remembered votes. The oldest ones are forgotten, so their buttons no longer look pressed. */
const MAX_VOTES = 300

/**
 * Returns the ids of the reviews marked as helpful in this browser. They only affect the look of the buttons, because the shop counts the
 * votes.
 */
export function readVotes(stored: string | null): string[] {
  try {
    const votes: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(votes) ? votes.filter((vote) => typeof vote === 'string').slice(-MAX_VOTES) : []
  } catch {
    return []
  }
}

/** Returns the list of votes with one vote added or removed. */
export function addVote(votes: readonly string[], id: string, helpful: boolean): string[] {
  const others = votes.filter((vote) => vote !== id)
  return helpful ? [...others, id].slice(-MAX_VOTES) : others
}

export const hasVoted = (id: string): boolean => readVotes(read()).includes(id)

export function rememberVote(id: string, helpful: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(addVote(readVotes(read()), id, helpful)))
  } catch {
    // Storage is forbidden, but the shop still counts the vote.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

const KEY = 'helpfulReviews'
/** The maximum number of remembered votes: more than anyone gives. The oldest are forgotten; their buttons then merely look unpressed. */
const MOST = 300

/**
 * Returns the ids of the reviews marked helpful in this browser. They only determine how the buttons look: the shop itself counts the
 * votes.
 */
export function readVotes(stored: string | null): string[] {
  try {
    const votes: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(votes) ? votes.filter((vote) => typeof vote === 'string').slice(-MOST) : []
  } catch {
    return []
  }
}

/** Returns the votes after one was added or removed. */
export function withVote(votes: readonly string[], id: string, helpful: boolean): string[] {
  const others = votes.filter((vote) => vote !== id)
  return helpful ? [...others, id].slice(-MOST) : others
}

export const hasVoted = (id: string): boolean => readVotes(read()).includes(id)

export function rememberVote(id: string, helpful: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withVote(readVotes(read()), id, helpful)))
  } catch {
    // If nothing can be stored here, the vote itself still counts.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

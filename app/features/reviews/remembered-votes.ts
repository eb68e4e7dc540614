const KEY = 'helpfulReviews'
/** More than anybody votes on; the oldest are forgotten, whose buttons then only look unpressed. */
const MOST = 300

/** Ids of reviews that this browser found helpful. The count is the shop's; this is what the buttons look like. */
export function readVotes(stored: string | null): string[] {
  try {
    const votes: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(votes) ? votes.filter((vote) => typeof vote === 'string').slice(-MOST) : []
  } catch {
    return []
  }
}

/** The votes after one more, or one less. */
export function withVote(votes: readonly string[], id: string, helpful: boolean): string[] {
  const others = votes.filter((vote) => vote !== id)
  return helpful ? [...others, id].slice(-MOST) : others
}

export const hasVoted = (id: string): boolean => readVotes(read()).includes(id)

export function rememberVote(id: string, helpful: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withVote(readVotes(read()), id, helpful)))
  } catch {
    // A browser that keeps nothing: the vote itself is counted all the same.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

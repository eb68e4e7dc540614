const KEY = 'helpfulReviews'
/** More than anyone votes on. The oldest are forgotten; their buttons then merely look unpressed. */
const MOST = 300

/** Ids of reviews marked helpful in this browser. The shop keeps the count; this is only the state of the buttons. */
export function readVotes(stored: string | null): string[] {
  try {
    const votes: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(votes) ? votes.filter((vote) => typeof vote === 'string').slice(-MOST) : []
  } catch {
    return []
  }
}

/** The votes after one is added or removed. */
export function withVote(votes: readonly string[], id: string, helpful: boolean): string[] {
  const others = votes.filter((vote) => vote !== id)
  return helpful ? [...others, id].slice(-MOST) : others
}

export const hasVoted = (id: string): boolean => readVotes(read()).includes(id)

export function rememberVote(id: string, helpful: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withVote(readVotes(read()), id, helpful)))
  } catch {
    // Without storage, the vote itself still counts.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

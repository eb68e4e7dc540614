import { parseGid } from '../../domain/ids.ts'

/** Returns the token in a cart's gid; for any other text the empty string, which is no cart's token. */
export function cartToken(gid: string): string {
  const parsed = parseGid(gid)
  return parsed?.type === 'Cart' ? parsed.key : ''
}

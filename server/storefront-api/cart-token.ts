import { parseGid } from '../../domain/ids.ts'

/** Returns the token in the gid of a cart. For any other text, returns an empty string, which is no cart's token. */
export function parseCartToken(gid: string): string {
  const parsed = parseGid(gid)
  return parsed?.type === 'Cart' ? parsed.key : ''
}

import { parseGid } from '../../domain/ids.ts'

/** Returns the token in the gid (global id) of a cart. For any other text, returns an empty string, which isn't the token of any cart. */
export function parseCartToken(gid: string): string {
  const parsed = parseGid(gid)
  return parsed?.type === 'Cart' ? parsed.key : ''
}

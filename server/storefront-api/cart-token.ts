import { parseGid } from '../../domain/ids.ts'

/** The token in a cart's gid; for other text, something that no cart has as its token. */
export function cartToken(gid: string): string {
  const parsed = parseGid(gid)
  return parsed?.type === 'Cart' ? parsed.key : ''
}

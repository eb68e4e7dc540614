import { parseGid } from '../../domain/ids.ts'

/** The token in a cart's gid; other text, which no cart has as its token, where there is none. */
export function cartToken(gid: string): string {
  const parsed = parseGid(gid)
  return parsed?.type === 'Cart' ? parsed.key : ''
}

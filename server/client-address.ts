import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The network address that calls, for limits. Behind a trusted proxy it is the last one in X-Forwarded-For: the proxy wrote that itself,
 * what stands before it anyone can invent. IPv6 callers own whole /64 networks, so theirs are counted by network.
 */
export function clientAddress(c: Context, settings: { TRUSTED_PROXY: boolean }): string {
  const forwarded = settings.TRUSTED_PROXY
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  return networkOf(forwarded ?? connectedAddress(c) ?? 'unknown')
}

/** Null where there is no connection: a request made inside the process. */
function connectedAddress(c: Context): string | null {
  try {
    return getConnInfo(c).remote.address ?? null
  } catch {
    return null
  }
}

function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/.exec(address)
  if (ipv4?.[1] !== undefined) return ipv4[1]
  if (!address.includes(':')) return address.slice(0, 64)
  const [head = '', tail] = address.split('::')
  const front = head.split(':').filter((group) => group !== '')
  const back = (tail ?? '').split(':').filter((group) => group !== '')
  const middle =
    tail === undefined ? [] : Array.from({ length: Math.max(8 - front.length - back.length, 0) }, () => '0')
  return `${[...front, ...middle, ...back]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

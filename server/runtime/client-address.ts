import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { isIP, SocketAddress } from 'node:net'
import type { TrustedProxy } from './trusted-proxy.ts'

/**
 * Finds the caller's IP address, for rate limits. Each proxy appends the address that called it to X-Forwarded-For. The list is read from
 * its end. Each entry is trusted only if a trusted proxy sent it; the caller may have invented all earlier entries. An IPv6 address is
 * reduced to its /64 network, because a customer owns the whole network.
 */
export function findClientAddress(
  c: Context,
  { TRUSTED_PROXY }: { TRUSTED_PROXY: TrustedProxy | null },
): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',').toReversed() ?? []
  let client = connectedAddress(c)
  for (const [passed, entry] of forwarded.entries()) {
    const before = readAddress(entry)
    if (before === null || !isTrusted(TRUSTED_PROXY, client, passed)) break
    client = before
  }
  return client === null ? 'unknown' : networkOf(client)
}

function isTrusted(proxy: TrustedProxy | null, address: string | null, passed: number): boolean {
  if (proxy === null) return false
  if ('hops' in proxy) return passed < proxy.hops
  return address !== null && proxy.networks.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
}

/**
 * Returns the address at the other end of the connection. Null for a request made inside the process, such as a page's request to the
 * shop's own API. Hono's `getConnInfo` isn't used: it throws for such a request, and an exception takes a tenth of a millisecond.
 */
function connectedAddress(c: Context): string | null {
  const { incoming }: Partial<HttpBindings> = c.env ?? {}
  return readAddress(incoming?.socket.remoteAddress ?? '')
}

/** Normalises an address, which may have a port. Returns null for text that isn't an address, such as "unknown". */
function readAddress(entry: string): string | null {
  const text = entry.trim()
  const [, host = text] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? []
  const version = isIP(host)
  if (version === 0) return null
  if (version === 4) return host
  const { address } = new SocketAddress({ address: host.replace(/%.*$/, ''), family: 'ipv6' })
  return /^::ffff:(\d+(?:\.\d+){3})$/.exec(address)?.[1] ?? address
}

/** Returns the first four of the eight groups of an IPv6 address; `::` stands for groups of zeros. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const front = head.split(':').filter((group) => group !== '')
  const back = tail?.split(':').filter((group) => group !== '') ?? []
  const zeros = Array.from({ length: Math.max(8 - front.length - back.length, 0) }, () => '0')
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`
}

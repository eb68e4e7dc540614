import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { findClientAddress } from './client-address.ts'
import { parseTrustedProxy } from './trusted-proxy.ts'

async function addressOf(setting: string | null, connected: string, forwarded?: string): Promise<string> {
  const TRUSTED_PROXY = setting === null ? null : parseTrustedProxy(setting)
  if (setting !== null && TRUSTED_PROXY === null) throw new Error(`not a setting: ${setting}`)
  const app = new Hono().get('/', (c) => c.text(findClientAddress(c, { TRUSTED_PROXY })))
  const headers = forwarded === undefined ? undefined : { 'x-forwarded-for': forwarded }
  const incoming = { socket: { remoteAddress: connected } }
  return (await app.request('/', headers && { headers }, { incoming })).text()
}

test.each([
  // Without a trusted proxy, X-Forwarded-For is ignored, because any caller can send it.
  [null, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['0', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  // With one trusted proxy, only the last entry of X-Forwarded-For was written by that proxy. The caller may have invented the other
  // entries.
  ['1', '127.0.0.1', '198.51.100.66, 203.0.113.9', '203.0.113.9'],
  ['1', '127.0.0.1', undefined, '127.0.0.1'],
  // With two trusted proxies (a CDN in front of nginx), the last entry of X-Forwarded-For is the CDN's address. The entry before it is the
  // caller's.
  ['2', '127.0.0.1', '198.51.100.66, 203.0.113.9, 192.0.2.1', '203.0.113.9'],
  ['2', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['loopback, 192.0.2.0/24', '127.0.0.1', '198.51.100.66, 203.0.113.9, 192.0.2.1', '203.0.113.9'],
  // A caller who bypasses the CDN isn't a trusted proxy, so the entries that the caller has invented are ignored.
  ['loopback, 192.0.2.0/24', '::ffff:127.0.0.1', '198.51.100.66, 203.0.113.9', '203.0.113.9'],
  ['loopback', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['uniquelocal', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['2001:db8::/32', '2001:db8::7', '2001:DB9:0:1::5', '2001:db9:0:1::/64'],
  // Some proxies append the port to the address, or write "unknown" instead of an address.
  ['1', '127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
  ['1', '127.0.0.1', '[2001:db9::5]:4711', '2001:db9:0:0::/64'],
  ['1', '127.0.0.1', '203.0.113.9, unknown', '127.0.0.1'],
  [null, '::ffff:cb00:7109', undefined, '203.0.113.9'],
])(
  'with TRUSTED_PROXY=%s, a request from %s, forwarded for "%s", counts as one from %s',
  async (setting, connected, forwarded, expected) => {
    expect(await addressOf(setting, connected, forwarded)).toBe(expected)
  },
)

test.each(['yes', '11', '-1', '10.0.0.0/33', '::/129', '10.0.0.0/', '10.0.0/8', 'loopback,', '10.0.0.0/8/8'])(
  'TRUSTED_PROXY=%s is refused',
  (setting) => expect(parseTrustedProxy(setting)).toBeNull(),
)

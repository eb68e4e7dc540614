import { BlockList, isIP } from 'node:net'

/** The proxies that may write X-Forwarded-For: a number of proxies in front of the shop, or a list of networks. */
export type TrustedProxy = { hops: number } | { networks: BlockList }

/** Names of common networks, the same as in Express's `trust proxy`. */
const NAMED_NETWORKS: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
const MAX_HOPS = 10

/** Parses "2" as a number of proxies, and "10.0.0.0/8, 2001:db8::/32, loopback" as networks. Returns null for anything else. */
export function parseTrustedProxy(text: string): TrustedProxy | null {
  if (/^\d+$/.test(text)) return Number(text) <= MAX_HOPS ? { hops: Number(text) } : null
  const networks = new BlockList()
  const ranges = text.split(',').flatMap((part) => NAMED_NETWORKS[part.trim()] ?? part.trim())
  return ranges.every((range) => addRange(networks, range)) ? { networks } : null
}

/** Adds a network. A single address is a network with one address. */
function addRange(networks: BlockList, range: string): boolean {
  const [address = '', bits, ...rest] = range.split('/')
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  if (version === 0 || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return false
  const prefix = Number(bits ?? most)
  if (prefix > most) return false
  networks.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6')
  return true
}

import type { Environment } from './env.ts'

/** What to say of each setting that a shop for real people must state and does not; empty where nothing is missing. */
export function listMissingSettings(env: Environment): string[] {
  if (!isLive(env)) return []
  const missing: string[] = []
  if (env.TRUSTED_PROXY === null && env.PUBLIC_URL.startsWith('https:'))
    missing.push(
      'TRUSTED_PROXY: say how many proxies stand in front of the shop (TRUSTED_PROXY=1 for one that speaks https), or their networks. Without it all shoppers seem to come from the proxy and share its limits. TRUSTED_PROXY=0 where there is none.',
    )
  return missing
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether real people buy here: the shop says so, or has a public address with https. */
function isLive({ NODE_ENV, PUBLIC_URL }: Environment): boolean {
  const { protocol, hostname } = new URL(PUBLIC_URL)
  return NODE_ENV === 'production' || (protocol === 'https:' && !LOCAL_HOSTS.has(hostname))
}

import { shop } from '../content/shop.ts'
import type { Environment } from './env.ts'

/** What to say of each setting that a shop for real people must state and does not; empty where nothing is missing. */
export function listMissingSettings(env: Environment, { email }: { email: string } = shop): string[] {
  if (!isLive(env)) return []
  return [
    env.TRUSTED_PROXY === null &&
      env.PUBLIC_URL.startsWith('https:') &&
      'TRUSTED_PROXY: say how many proxies stand in front of the shop (TRUSTED_PROXY=1 for one that speaks https), or their networks. Without it all shoppers seem to come from the proxy and share its limits. TRUSTED_PROXY=0 where there is none.',
    env.VISITOR_SECRET === undefined &&
      isReachable(env) &&
      'VISITOR_SECRET: set at least 32 random characters, kept secret. They sign visitors’ cookies.',
    (env.STRIPE_SECRET_KEY === undefined || env.PAYMENT_PROVIDER === 'demo') &&
      !env.DEMO_PAYMENTS &&
      'STRIPE_SECRET_KEY: set it and STRIPE_WEBHOOK_SECRET (and not PAYMENT_PROVIDER=demo) to be paid, or DEMO_PAYMENTS=1 for a shop that takes no money.',
    env.TAX_REGISTRATIONS === null &&
      !env.DEMO_PAYMENTS &&
      'TAX_REGISTRATIONS: say what the shop is registered for, with numbers and first days, such as GST/HST 12345 6789 RT0001 2020-03-01; no other tax is charged. TAX_REGISTRATIONS=none for a small supplier that charges none.',
    env.SMTP_URL === undefined &&
      !env.MAIL_TO_FILES &&
      'SMTP_URL: set a mail server, or MAIL_TO_FILES=1 to write mails to DATA_DIR/mail, where no customer gets them.',
    email.endsWith('.example') &&
      !env.SAMPLE_SHOP &&
      'content/shop.ts: put in your shop’s name, address, phone and e-mail instead of the sample shop’s, or set SAMPLE_SHOP=1 to show and sell the samples.',
  ].filter((line) => line !== false)
}

/** Whether the sample shop moves into an empty database: by itself only where nobody can buy for real. */
export const wantsSampleShop = (env: Environment): boolean => env.SAMPLE_SHOP ?? !isLive(env)

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Whether real people buy here: the shop says so, or has a public address with https. */
function isLive({ NODE_ENV, PUBLIC_URL }: Environment): boolean {
  const { protocol, hostname } = new URL(PUBLIC_URL)
  return NODE_ENV === 'production' || (protocol === 'https:' && !LOCAL_HOSTS.has(hostname))
}

/** A data folder lost with its container would sign every shopper out of their orders; on one's own machine it may keep the secret. */
function isReachable({ HOST, PUBLIC_URL }: Environment): boolean {
  const { protocol, hostname } = new URL(PUBLIC_URL)
  return protocol === 'https:' || !LOCAL_HOSTS.has(HOST) || !LOCAL_HOSTS.has(hostname)
}

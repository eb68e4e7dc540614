import { DEFAULT_SETTINGS as SAMPLE, type Settings } from '../../domain/settings/default-settings.ts'
import type { Environment } from './env.ts'

/** Returns a message for each missing environment variable that a live shop needs. */
export function listMissingSettings(env: Environment): string[] {
  if (!isLiveShop(env)) return []
  return [
    env.TRUSTED_PROXY === null &&
      env.PUBLIC_URL.startsWith('https:') &&
      'TRUSTED_PROXY: set it to the number of proxies in front of the shop (1 for a single https proxy, 0 for none), or to their networks. Without it, all shoppers seem to come from the proxy’s address and share one rate limit.',
    env.VISITOR_SECRET === undefined &&
      isReachable(env) &&
      'VISITOR_SECRET: set it to at least 32 random characters, and keep them secret. They sign visitors’ cookies.',
    (env.STRIPE_SECRET_KEY === undefined || env.PAYMENT_PROVIDER === 'demo') &&
      !env.DEMO_PAYMENTS &&
      'STRIPE_SECRET_KEY: to take payments, set it and STRIPE_WEBHOOK_SECRET, without PAYMENT_PROVIDER=demo. For a shop that takes no money, set DEMO_PAYMENTS=1.',
    env.SMTP_URL === undefined &&
      !env.MAIL_TO_FILES &&
      'SMTP_URL: set it to your mail server. To write e-mails to DATA_DIR/mail instead of sending them, set MAIL_TO_FILES=1.',
    env.OPERATOR_TOKEN === undefined &&
      !env.SAMPLE_SHOP &&
      'OPERATOR_TOKEN: set it to at least 16 random characters, and keep them secret. You sign in with them at /operator, to set up the shop and handle its orders.',
  ].filter((line) => line !== false)
}

/** Returns a message for each setting that the owner must enter on the operator's pages before a live shop opens. */
export function listSettingsRequiredToOpen(
  env: Environment,
  { shop, contact, taxes }: Pick<Settings, 'shop' | 'contact' | 'taxes'>,
): { what: string; page: string }[] {
  if (!isLiveShop(env) || env.SAMPLE_SHOP) return []
  const tasks = [
    { what: 'name and address', page: 'shop', isDone: shop.street !== SAMPLE.shop.street },
    { what: 'phone and e-mail', page: 'contact', isDone: !contact.email.endsWith('.example') },
    {
      what: 'sales taxes',
      page: 'taxes',
      isDone: taxes.charged !== 'standard' || env.TAX_REGISTRATIONS !== null || env.DEMO_PAYMENTS,
    },
  ]
  return tasks.flatMap(({ what, page, isDone }) =>
    isDone ? [] : [{ what, page: `/operator/settings/${page}` }],
  )
}

/** Whether to load the sample shop into an empty database. By default, a live shop doesn't load it, and any other shop does. */
export const wantsSampleShop = (env: Environment): boolean => env.SAMPLE_SHOP ?? !isLiveShop(env)

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Whether the shop takes real orders. It does if NODE_ENV is production, or if the public address uses https. */
export function isLiveShop({ NODE_ENV, PUBLIC_URL }: Environment): boolean {
  const { protocol, hostname } = new URL(PUBLIC_URL)
  return NODE_ENV === 'production' || (protocol === 'https:' && !LOCAL_HOSTS.has(hostname))
}

/**
 * Whether other machines can reach the shop. If they can, the visitor secret must be an environment variable. A secret in the data folder
 * could be lost with its container, and all shoppers would lose access to their orders.
 */
function isReachable({ HOST, PUBLIC_URL }: Environment): boolean {
  const { protocol, hostname } = new URL(PUBLIC_URL)
  return protocol === 'https:' || !LOCAL_HOSTS.has(HOST) || !LOCAL_HOSTS.has(hostname)
}

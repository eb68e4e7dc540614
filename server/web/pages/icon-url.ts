import { shopFacts } from '../../../content/shop.ts'

type IconName = 'icon-192' | 'icon-512' | 'maskable-512' | 'apple-180'

/** Returns the URL of an icon of the shop. The URL changes with the logo, because browsers cache icons for a long time. */
export function buildIconUrl(name: IconName): string {
  const version =
    shopFacts.logo === null ? '' : `?${shopFacts.logo.src.replace(/^\/media\/|\.png$/g, '').slice(0, 8)}`
  return `/icons/${name}.png${version}`
}

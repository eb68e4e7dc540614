import type { PageHead } from '../../../app/page-framework/page-module.ts'
import { shopFacts } from '../../../content/shop.ts'
import { formatDocumentTitle } from '../../../domain/settings/document-title.ts'
import { escapeHtml } from '../html.ts'
import { SHARE_SIZE, sharePicturePath } from './share-picture.ts'

type MetaKey = 'name' | 'property'

/** Returns a meta element for the head of the document. */
export const meta = (key: MetaKey, name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

/** Returns the elements for sharing a page (Open Graph and Twitter cards). Private pages have none. */
export function shareElements(
  { title, description, canonicalPath, article }: PageHead,
  publicUrl: string,
): string[] {
  const words = [
    meta('property', 'og:title', formatDocumentTitle(title)),
    meta('property', 'og:description', description),
  ]
  if (canonicalPath === undefined) return words
  return [
    ...words,
    meta('property', 'og:url', publicUrl + canonicalPath),
    meta('property', 'og:site_name', shopFacts.name),
    ...(article ? [] : [meta('property', 'og:type', 'website')]),
    meta('property', 'og:image', publicUrl + sharePicturePath(canonicalPath)),
    meta('property', 'og:image:width', String(SHARE_SIZE.width)),
    meta('property', 'og:image:height', String(SHARE_SIZE.height)),
    meta('property', 'og:image:alt', formatDocumentTitle(title)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** The fields of schema.org that can contain a URL of this shop. */
const ADDRESSES: ReadonlySet<string> = new Set([
  '@id',
  'url',
  'item',
  'image',
  'logo',
  'mainEntityOfPage',
  'target',
  'urlTemplate',
  'contentUrl',
])

/** Makes the URLs in structured data absolute, because search engines read them without the page. */
export function withAddresses(value: unknown, publicUrl: string, field = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withAddresses(each, publicUrl, field))
  if (typeof value === 'string')
    return ADDRESSES.has(field) && value.startsWith('/') ? publicUrl + value : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withAddresses(each, publicUrl, name)]),
  )
}

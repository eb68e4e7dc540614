import type { PageHead } from '../../../app/page-framework/page-module.ts'
import { shopFacts } from '../../../content/shop.ts'
import { formatDocumentTitle } from '../../../domain/settings/document-title.ts'
import { escapeHtml } from '../html.ts'
import { SHARE_SIZE, buildSharePicturePath } from './share-picture.ts'

type MetaKey = 'name' | 'property'

/** Returns a meta element for the head of the document. */
export const writeMetaElement = (key: MetaKey, name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

/** Returns the elements for sharing a page (Open Graph and Twitter cards). Private pages have none. */
export function writeShareElements(
  { title, description, canonicalPath, article }: PageHead,
  publicUrl: string,
): string[] {
  const words = [
    writeMetaElement('property', 'og:title', formatDocumentTitle(title)),
    writeMetaElement('property', 'og:description', description),
  ]
  if (canonicalPath === undefined) return words
  return [
    ...words,
    writeMetaElement('property', 'og:url', publicUrl + canonicalPath),
    writeMetaElement('property', 'og:site_name', shopFacts.name),
    ...(article ? [] : [writeMetaElement('property', 'og:type', 'website')]),
    writeMetaElement('property', 'og:image', publicUrl + buildSharePicturePath(canonicalPath)),
    writeMetaElement('property', 'og:image:width', String(SHARE_SIZE.width)),
    writeMetaElement('property', 'og:image:height', String(SHARE_SIZE.height)),
    writeMetaElement('property', 'og:image:alt', formatDocumentTitle(title)),
    writeMetaElement('name', 'twitter:card', 'summary_large_image'),
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
export function makeUrlsAbsolute(value: unknown, publicUrl: string, field = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => makeUrlsAbsolute(each, publicUrl, field))
  if (typeof value === 'string')
    return ADDRESSES.has(field) && value.startsWith('/') ? publicUrl + value : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, makeUrlsAbsolute(each, publicUrl, name)]),
  )
}

import type { ArticleHead, PageHead } from '../../../app/page-framework/page-module.ts'
import type { StyleSheetName } from '../../../app/page-framework/page-styles.ts'
import type { LoadState } from '../../../app/page-framework/resource.ts'
import { shopFacts } from '../../../content/shop.ts'
import { formatDocumentTitle } from '../../../domain/settings/document-title.ts'
import { getPublicChanges } from '../../../domain/settings/settings.ts'
import { bootScript } from './boot-script.ts'
import type { DocumentPieces } from './cached-page.ts'
import { escapeHtml, escapeJsonForScript } from '../html.ts'
import { buildIconUrl } from './icon-url.ts'
import { writeOwnerColours, getThemeColour } from './theme-colour.ts'
import type { PageRenderer, Styles } from './renderer.ts'
import { writeMetaElement, writeShareElements, makeUrlsAbsolute } from './share-elements.ts'

type DocumentParts = {
  head: PageHead
  html: string
  resources: Record<string, LoadState<unknown>>
  publicUrl: string
  renderer: Pick<PageRenderer, 'entry' | 'preload' | 'styles' | 'fonts'>
  styles: StyleSheetName
}

/**
 * Returns the whole HTML document for a rendered page. The styles, which are half of the document, are encoded once and never joined with
 * the rest as text. The rest has characters beyond Latin 1, so the joined text would take two bytes per character, and copying and encoding
 * it would take longer.
 */
export function writeDocument({
  head,
  html,
  resources,
  publicUrl,
  renderer,
  styles,
}: DocumentParts): DocumentPieces {
  const toStyles = `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headElements(head, publicUrl)}
${renderer.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${iconElements()}
<meta name="theme-color" content="${getThemeColour()}">
`
  const toPage = `${coloursElement()}
</head>
<body>
<div id="root">`
  const fromPage = `</div>
<script type="application/json" id="page-state">${escapeJsonForScript(resources)}</script>${settingsElement()}
<script data-entry="${renderer.entry}" data-preload="${renderer.preload.join(' ')}"${wholeStyles(renderer.styles, styles)}>${bootScript}</script>
</body>
</html>
`
  const stylesPiece = renderer.styles === null ? LIVE_STYLES : styleElement(renderer.styles, styles)
  return [toStyles, stylesPiece, toPage, html, fromPage]
}

/**
 * Returns an HTML element with the shop's settings for the code in the browser. Leaves out settings with the default value, because that
 * code contains the defaults.
 */
function settingsElement(): string {
  const changed = getPublicChanges()
  return Object.keys(changed).length === 0
    ? ''
    : `\n<script type="application/json" id="page-settings">${escapeJsonForScript(changed)}</script>`
}

function iconElements(): string {
  const icon =
    shopFacts.logo === null
      ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
      : `<link rel="icon" href="${buildIconUrl('icon-192')}" type="image/png">`
  return `${icon}\n<link rel="apple-touch-icon" href="${buildIconUrl('apple-180')}">`
}

function coloursElement(): string {
  const colours = writeOwnerColours()
  return colours === '' ? '' : `\n<style>${colours}</style>`
}

const styleElements = new WeakMap<Styles, Partial<Record<StyleSheetName, Buffer>>>()

/** Returns the styles as an inline element, so that the first paint needs no other file. */
function styleElement(styles: Styles, sheet: StyleSheetName): Buffer {
  const known = styleElements.get(styles) ?? {}
  styleElements.set(styles, known)
  return (known[sheet] ??= Buffer.from(`<style>${styles[sheet]}</style>`))
}

const LIVE_STYLES = `<link rel="stylesheet" href="/app/fonts/fonts.css">
<link rel="stylesheet" href="/app/styles/whole.css"><script type="module" src="/@vite/client"></script>`

/** Returns the URL of the complete styles, if the document contains only a part of them. */
const wholeStyles = (styles: Styles | null, which: DocumentParts['styles']): string =>
  styles === null || which === 'whole' ? '' : ` data-sheet="${which}" data-whole-styles="${styles.wholeHref}"`

function headElements(head: PageHead, publicUrl: string): string {
  const canonical = head.canonicalPath === undefined ? null : escapeHtml(publicUrl + head.canonicalPath)
  return [
    `<title>${escapeHtml(formatDocumentTitle(head.title))}</title>`,
    writeMetaElement('name', 'description', head.description),
    canonical === null
      ? writeMetaElement('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${canonical}">`,
    ...writeShareElements(head, publicUrl),
    ...(head.article ? articleElements(head.article) : []),
    head.feedPath === undefined ? '' : feedElement(head.feedPath, publicUrl),
    ...(head.structuredData ?? []).map(
      (data) =>
        `<script type="application/ld+json">${escapeJsonForScript(makeUrlsAbsolute({ '@context': 'https://schema.org', ...data }, publicUrl))}</script>`,
    ),
  ]
    .filter((line) => line !== '')
    .join('\n')
}

const articleElements = ({ publishedOn, updatedOn, author, category, tags }: ArticleHead): string[] => [
  writeMetaElement('property', 'og:type', 'article'),
  writeMetaElement('property', 'article:published_time', publishedOn),
  writeMetaElement('property', 'article:modified_time', updatedOn),
  writeMetaElement('property', 'article:author', author),
  writeMetaElement('property', 'article:section', category),
  ...tags.map((tag) => writeMetaElement('property', 'article:tag', tag)),
]

const feedElement = (path: string, publicUrl: string): string =>
  `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(shopFacts.name)}" href="${escapeHtml(publicUrl + path)}">`

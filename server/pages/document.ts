import type { PageHead } from '../../app/browser/page-module.ts'
import type { Loaded } from '../../app/browser/resource.ts'
import { bootScript } from './boot-script.ts'
import { escapeHtml, jsonForScript } from './html.ts'
import type { PageRenderer } from './renderer.ts'

type DocumentParts = {
  head: PageHead
  html: string
  resources: Record<string, Loaded<unknown>>
  publicUrl: string
  renderer: Pick<PageRenderer, 'entry' | 'preload' | 'css' | 'fonts'>
}

/** The whole HTML document around a rendered page. */
export function writeDocument({ head, html, resources, publicUrl, renderer }: DocumentParts): string {
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headElements(head, publicUrl)}
${renderer.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles(renderer.css)}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="page-state">${jsonForScript(resources)}</script>
<script data-entry="${renderer.entry}" data-preload="${renderer.preload.join(' ')}">${bootScript}</script>
</body>
</html>
`
}

/** In one piece with the document, so that the first paint waits for nothing else. */
const styles = (css: string | null): string =>
  css === null
    ? '<link rel="stylesheet" href="/app/styles.css"><script type="module" src="/@vite/client"></script>'
    : `<style>${css}</style>`

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

function headElements(head: PageHead, publicUrl: string): string {
  const canonical = head.canonicalPath === undefined ? null : escapeHtml(publicUrl + head.canonicalPath)
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    canonical === null ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${canonical}">`,
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    canonical === null ? '' : `<meta property="og:url" content="${canonical}">`,
    head.imagePath === undefined ? '' : meta('property', 'og:image', new URL(head.imagePath, publicUrl).href),
    ...(head.structuredData ?? []).map(
      (data) =>
        `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ]
    .filter((line) => line !== '')
    .join('\n')
}

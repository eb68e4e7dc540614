import { shopFacts } from '../../../content/shop.ts'
import type { FailurePage } from '../../../contract/failure-page.ts'
import { plainSecurityHeaders } from '../plain-security-headers.ts'
import { computeCspHash } from '../pages/boot-script.ts'
import { escapeHtml } from '../html.ts'

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;color:#1b2429;max-width:34rem;margin:3rem auto;padding:0 1rem}h1{font-size:1.75rem;line-height:1.2}button,.button{font:inherit;display:inline-block;padding:.6rem 1.2rem;border:0;background:#1b2429;color:#fff;text-decoration:none;cursor:pointer}'

const POLICY = `default-src 'none'; style-src ${computeCspHash(STYLE)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

type Note = { title: string; text: string; status: number; retryAfterSeconds: number }

/** Returns a page with one message. It needs neither the application nor its styles. */
export function renderMessagePage({ title, text, status, retryAfterSeconds }: Note): Response {
  const html = `${head(title)}
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
</body>
</html>
`
  const headers = { ...HEADERS, 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) }
  return new Response(html, { status, headers })
}

const HEADERS = {
  ...plainSecurityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
}

const head = (title: string): string => `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>`

/** Returns the error page without the application, for use when rendering fails. */
export function renderFailurePage(failure: FailurePage, status: number): Response {
  const { title, text, reference } = failure
  const html = `${head(`Error: ${title} | ${shopFacts.name}`)}
<p><a href="/">${escapeHtml(shopFacts.name)}</a></p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${againElement(failure)}
<p>Still stuck? Call us at <a href="${escapeHtml(shopFacts.phoneLink)}">${escapeHtml(shopFacts.phone)}</a> and mention reference <b>${escapeHtml(reference)}</b>.</p>
</body>
</html>
`
  return new Response(html, { status, headers: HEADERS })
}

function againElement({ again, links }: FailurePage): string {
  if (!again) return links.map(({ label, path }) => linkElement(label, path)).join(' ')
  if (again.fields === null) return linkElement('Try again', again.path)
  const fields = again.fields.map(
    ({ name, value }) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${escapeHtml(again.path)}">${fields.join('')}<button>Try again</button></form>`
}

const linkElement = (label: string, path: string): string =>
  `<a class="button" href="${escapeHtml(path)}">${escapeHtml(label)}</a>`

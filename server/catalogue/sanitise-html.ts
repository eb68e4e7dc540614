import sanitizeHtml from 'sanitize-html'

// The HTML that product descriptions may contain. Scripts, frames and styles are removed; links and pictures may only have harmless URLs.
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...'h2 h3 h4 h5 h6 p br hr ul ol li dl dt dd blockquote pre code div span a img figure figcaption'.split(
      ' ',
    ),
    ...'b strong i em u s small sub sup mark del ins abbr q cite'.split(' '),
    ...'table caption thead tbody tfoot tr th td colgroup col'.split(' '),
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'type'],
    abbr: ['title'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // An h1 becomes an h2, because the product's title is the only h1 of the page.
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
  nestingLimit: 50,
}

/** Sanitises the HTML of a description with an allow-list. If the description is plain text, only escapes it. */
export function sanitiseHtml(html: string): string {
  if (!/[<&]/.test(html)) return html.replaceAll('>', '&gt;')
  return sanitizeHtml(html, OPTIONS)
}

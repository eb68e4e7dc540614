import { shop } from '../../content/shop.ts'

/** The sender and how to reach them. */
export function mailFooter(): string {
  const { street, city, province, postalCode, countryName } = shop.address
  return [
    shop.name,
    street,
    `${city} ${province} ${postalCode}, ${countryName}`,
    `Phone: ${shop.phone}`,
    `E-mail: ${shop.email}`,
  ].join('\n')
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
}

const ADDRESS = /^https?:\/\/\S+$/

/** The plain text as HTML with the same wording: paragraphs, lines, and links. */
export function mailHtml(title: string, text: string): string {
  const paragraphs = text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.split('\n').map(lineHtml).join('<br>\n')}</p>`)
  return `<!doctype html>
<html lang="en-CA">
<head><meta charset="utf-8"><title>${escape(title)}</title></head>
<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5; color: #1a1a1a; max-width: 36rem">
${paragraphs.join('\n')}
</body>
</html>
`
}

function lineHtml(line: string): string {
  const safe = escape(line)
  return ADDRESS.test(line) ? `<a href="${safe}">${safe}</a>` : safe
}

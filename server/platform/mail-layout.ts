import { shopFacts } from '../../content/shop.ts'

/** Returns the footer of every e-mail: the sender, and how to reach the shop. */
export function composeMailFooter(): string {
  const { street, city, province, postalCode, countryName } = shopFacts.address
  return [
    shopFacts.name,
    street,
    `${city} ${province} ${postalCode}, ${countryName}`,
    `Phone: ${shopFacts.phone}`,
    `E-mail: ${shopFacts.email}`,
  ].join('\n')
}

const HTML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => HTML_ENTITIES[sign] ?? sign)
}

const ADDRESS = /^https?:\/\/\S+$/
/** Matches a line that ends with an amount: "Subtotal: CA$4.99". */
const AMOUNT_LINE = /^(.+): ([−-]?(?:CA|US)?\$[\d,]+\.\d\d)$/
/** The size in pixels of a picture beside a line. */
const PICTURE_SIZE = 64

// Styles for mail programs that support dark colours. The layout itself uses attributes, because many mail programs ignore style sheets.
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: #0b1f2a !important; color: #eef3f3 !important }
  .card { background: #14303d !important; color: #eef3f3 !important }
  .line { border-color: #3b5663 !important }
  .quiet { color: #b9c8cc !important }
  a { color: #7fd0e0 !important }
  a.button { background: #7fd0e0 !important; color: #0b1f2a !important }
}`

export type MailLink = { words: string; address: string }
/** A line of an e-mail, with text and links. A link that is alone on its line becomes a button. */
export type MailLine = readonly (string | MailLink)[]

/** `pictures` maps the plain text of a line to the URL of the picture that is shown beside the line. */
type Extras = { pictures?: ReadonlyMap<string, string>; footer?: string }

/** Lays out an e-mail that consists of plain text. Lines that are URLs become links. */
export function renderMailHtml(
  title: string,
  text: string,
  { pictures }: Pick<Extras, 'pictures'> = {},
): string {
  const footer = composeMailFooter()
  const hasFooter = text.endsWith(footer)
  const body = hasFooter ? text.slice(0, -footer.length).trimEnd() : text
  const paragraphs = body.split('\n\n').map((block) => block.split('\n').map(readLine))
  return layOutMail(title, paragraphs, {
    ...(pictures && { pictures }),
    ...(hasFooter && { footer }),
  })
}

function readLine(line: string): MailLine {
  if (ADDRESS.test(line)) return [{ words: line, address: line }]
  // In a line such as "Returns: https://…", the URL becomes a link and not a button.
  const [, label, address] = /^(.*: )(https?:\/\/\S+)$/.exec(line) ?? []
  return label === undefined || address === undefined ? [line] : [label, { words: address, address }]
}

/** Converts a line to plain text. Each URL gets a line of its own, so that no mail program breaks it. */
export function formatPlainLine(line: MailLine): string {
  const [first] = line
  if (line.length === 1 && first !== undefined && typeof first !== 'string')
    return first.words === first.address ? first.address : `${first.words}:\n${first.address}`
  return line
    .map((part) =>
      typeof part === 'string'
        ? part
        : part.words === part.address
          ? part.address
          : `${part.words} (${part.address})`,
    )
    .join('')
}

/**
 * Lays out an e-mail as HTML, with the same text as the plain version: paragraphs, lines, amounts in a column, and links as buttons. It
 * loads nothing except pictures.
 */
export function layOutMail(
  title: string,
  paragraphs: readonly (readonly MailLine[])[],
  { pictures = new Map(), footer = '' }: Extras,
): string {
  const blocks = paragraphs.map((lines) => blockHtml(lines, pictures))
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<style>${STYLE}
</style>
</head>
<body class="page" style="margin: 0; padding: 0; background: #eef1ef; color: #0b1f2a; font-family: Helvetica, Arial, sans-serif; font-size: 16px; line-height: 1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding: 16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 600px">
<tr><td style="background: #0b1f2a; color: #ffffff; border-bottom: 4px solid #ffc400; padding: 16px 20px; font-size: 18px; font-weight: bold">${escape(shopFacts.name)}</td></tr>
<tr><td class="card" style="background: #ffffff; color: #0b1f2a; padding: 20px; word-break: break-word">
${blocks.join('\n')}
</td></tr>
${footer !== '' ? `<tr><td class="quiet" style="padding: 16px 20px; font-size: 14px; color: #47565c">${footer.split('\n').map(escape).join('<br>\n')}</td></tr>` : ''}
</table>
</td></tr></table>
</body>
</html>
`
}

function blockHtml(block: readonly MailLine[], pictures: ReadonlyMap<string, string>): string {
  const lines = block.map(formatPlainLine)
  if (lines.length > 0 && lines.filter((line) => AMOUNT_LINE.test(line)).length * 2 > lines.length)
    return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 16px">\n${lines
      .map((line) => rowHtml(line, pictures.get(line)))
      .join('\n')}\n</table>`
  return `<p style="margin: 0 0 16px">${block.map(lineHtml).join('<br>\n')}</p>`
}

function rowHtml(line: string, picture: string | undefined): string {
  const [, label = line, amount = ''] = AMOUNT_LINE.exec(line) ?? []
  const weight = label === 'Total' ? '; font-weight: bold' : ''
  const cell = `style="padding: 6px 0; vertical-align: top; border-bottom: 1px solid #d5dcd9${weight}" class="line"`
  const sum = cell.replace('6px 0;', '6px 0 6px 12px; white-space: nowrap; word-break: normal;')
  const image = picture
    ? `<img src="${escape(picture)}" alt="" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" style="display: block; border-radius: 4px; background: #ffffff">`
    : ''
  const beside = image === '' ? '' : `<td width="${PICTURE_SIZE + 12}" ${cell}>${image}</td>`
  return `<tr>${beside}<td ${image === '' ? 'colspan="2" ' : ''}${cell}>${escape(label)}</td><td align="right" ${sum}>${escape(amount)}</td></tr>`
}

function lineHtml(line: MailLine): string {
  const [first] = line
  if (line.length === 1 && first !== undefined && typeof first !== 'string')
    return `<a href="${escape(first.address)}" class="button" style="display: inline-block; margin-top: 8px; padding: 10px 16px; border-radius: 4px; background: #0f6373; color: #ffffff; text-decoration: none">${escape(first.words)}</a>`
  return line
    .map((part) =>
      typeof part === 'string'
        ? escape(part)
        : `<a href="${escape(part.address)}" style="color: #0f6373">${escape(part.words)}</a>`,
    )
    .join('')
}

import {
  listPlaceholders,
  type PlaceholderName,
  LINK_PATTERN,
  type MailName,
} from '../../domain/mails/mail-placeholders.ts'
import { getMailTemplate } from '../../domain/settings/mails.ts'
import { shopFacts } from '../../content/shop.ts'
import {
  layOutMail,
  type MailLine,
  type MailLink,
  composeMailFooter,
  formatPlainLine,
} from './mail-layout.ts'

/**
 * The replacement of a placeholder: a value, several lines of text, or lines with links. An empty text, or a list without lines, means that
 * the value is missing.
 */
type Fact = string | readonly (string | MailLink)[]
/** The values for an e-mail's placeholders. The shop's name isn't among them, because it is filled in for every e-mail. */
type Facts<M extends MailName> = Record<Exclude<PlaceholderName<M>, 'shop'>, Fact>
type Composed = { subject: string; text: string; html: string }

/**
 * Writes an e-mail to a customer from the owner's text. A paragraph with a missing value is left out. Only links that the owner or the shop
 * wrote become links; a URL that a customer typed stays text.
 */
export function composeMail<M extends MailName>(
  mail: M,
  facts: Facts<M>,
  { words = getMailTemplate(mail), pictures = new Map<string, string>() } = {},
): Composed {
  const values = new Map<string, Fact>([['shop', shopFacts.name], ...Object.entries<Fact>(facts)])
  const [subjectLine = '', ...rest] = words.replaceAll('\r\n', '\n').split('\n')
  const paragraphs = rest
    .join('\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '' && saysAll(paragraph, values))
    .map((paragraph) => paragraph.split('\n').flatMap((line) => fillLine(line.trim(), values)))
  const subject = formatPlainLine(fillParts(subjectLine.trim(), values)).replaceAll(/\s+/g, ' ')
  const footer = composeMailFooter()
  const text = [...paragraphs.map((lines) => lines.map(formatPlainLine).join('\n')), footer].join('\n\n')
  return { subject, text, html: layOutMail(subject, paragraphs, { pictures, footer }) }
}

const saysAll = (paragraph: string, values: ReadonlyMap<string, Fact>): boolean =>
  listPlaceholders(paragraph).every((name) => (values.get(name) ?? '').length > 0)

function fillLine(line: string, values: ReadonlyMap<string, Fact>): MailLine[] {
  const alone = /^\{([^{}]*)\}$/.exec(line)?.[1]
  if (alone === undefined) return [fillParts(line, values)]
  const value = values.get(alone) ?? ''
  const lines = typeof value === 'string' ? value.split('\n') : value
  return lines.map((each) => [each])
}

function fillParts(line: string, values: ReadonlyMap<string, Fact>): MailLine {
  const parts: (string | MailLink)[] = []
  let end = 0
  for (const { 0: whole, 1: words = '', 2: name = '', index } of line.matchAll(LINK_PATTERN)) {
    parts.push(fillText(line.slice(end, index), values), {
      words: fillText(words, values),
      address: written(values.get(name)),
    })
    end = index + whole.length
  }
  parts.push(fillText(line.slice(end), values))
  return parts.filter((part) => part !== '')
}

const fillText = (words: string, values: ReadonlyMap<string, Fact>): string =>
  words.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => written(values.get(name)))

const written = (value: Fact = ''): string =>
  typeof value === 'string' ? value : value.map((line) => formatPlainLine([line])).join(', ')

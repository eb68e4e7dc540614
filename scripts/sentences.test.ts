import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'

const root = path.dirname(import.meta.dirname)

const OWNERS = 'the owner edits these texts; they are defaults of settings'
const BESIDE = 'the words stand beside the page, e-mail or API that says them'
const TERMINAL = 'read on a terminal or in the log, by the person who starts, copies or restores the shop'
/** Files that may contain sentences, with the reason. An asterisk stands for any characters. */
const TOLERATED: Readonly<Record<string, string>> = {
  'domain/settings/default-mails.ts': OWNERS,
  'domain/settings/default-rules.ts': OWNERS,
  'domain/settings/default-settings.ts': OWNERS,
  'domain/settings/default-staff-mails.ts': OWNERS,
  'server/*/routes/*': BESIDE,
  'server/*-mail.ts': BESIDE,
  'server/*-messages.ts': BESIDE,
  'server/web/*': BESIDE,
  'server/storefront-api/*': BESIDE,
  'server/settings/sample-mail.ts': 'an invented customer’s words, in the preview of an e-mail',
  'server/designs/image-model/draw-with-image-model.ts': 'prompts for an image model',
  'server/db/*': TERMINAL,
  'server/listen.ts': TERMINAL,
  'server/operator/backup/*': TERMINAL,
  'server/platform/shared-settings.ts': TERMINAL,
  'server/runtime/*': TERMINAL,
  'server/sample-shop/fill-new-shop.ts': TERMINAL,
}

const LEAST_WORDS = 4

const isSentence = (text: string): boolean =>
  /[.!?]["”’]?$/.test(text) && /\p{L}/u.test(text) && text.trim().split(/\s+/).length >= LEAST_WORDS

const LAYERS = 'names of layers in print files, which print shops’ software reads'
/** Files of domain/ and decal/ that may contain labels, with the reason. */
const TOLERATED_LABELS: Readonly<Record<string, string>> = {
  'decal/cut-file/cut-file.ts': LAYERS,
  'decal/export/export-pdf.ts': LAYERS,
  'decal/nesting/nest-pdf.ts': LAYERS,
  'decal/motifs/credits.ts': 'names of icon sets; a script writes them to the sample shop’s credits',
  'domain/catalogue/facets/facet-vocabulary.ts': 'tags of products that mean a facet’s value',
  'domain/catalogue/variant-title.ts': 'Shopify’s own title',
  'domain/checkout/provinces.ts': 'proper names',
  'domain/checkout/regions.ts': 'proper names',
  'domain/checkout/tax-rates.ts': 'names of taxes, which the law defines',
  'domain/images/image-rules.ts': 'names of file formats',
  'domain/lettering/fleet-list.ts': 'headings of columns that the parser of lists reads',
  'domain/settings/default-menus.ts': OWNERS,
  'domain/settings/default-rules.ts': OWNERS,
  'domain/settings/default-settings.ts': OWNERS,
}

/** Matches the last word of names for short texts: `label`, `buttonTitles`, `EMPTY_NOTE`. */
const LABEL_NAME =
  /(?:^|_)(?:(?:label|title|note|hint|heading|caption|message|description)s?|summary|placeholder|help)$/i

const isLabelName = (name: string): boolean => LABEL_NAME.test(name.replaceAll(/([a-z])([A-Z])/g, '$1_$2'))

/**
 * Whether a text begins with a capital letter or contains two words. Values in a template, written as "…", aren't words; markup isn't a
 * label.
 */
const isLabel = (text: string): boolean =>
  /^\p{Lu}|\p{L}{2,},? \p{L}{2,}|… \p{L}{2,}/u.test(text) && !text.startsWith('<')

type Part = { start: number; end: number }

const isWithin = (start: number, parts: readonly Part[]): boolean =>
  parts.some((part) => part.start <= start && start < part.end)

/**
 * Finds the strings in a source file, and the values of the properties and constants that are named like labels. Skips messages of
 * errors, which only developers read, and raw strings.
 */
function listStrings(
  file: string,
  source: string,
): { strings: { start: number; text: string }[]; labels: Part[] } {
  const skipped: Part[] = []
  const labels: Part[] = []
  const strings: { start: number; text: string }[] = []
  new Visitor({
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name.endsWith('Error')) skipped.push(node)
    },
    CallExpression(node) {
      if (node.callee.type === 'Super') skipped.push(node)
    },
    TaggedTemplateExpression(node) {
      skipped.push(node)
    },
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
      if (name === 'name' || isLabelName(name)) labels.push(value)
    },
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier' && isLabelName(id.name)) labels.push(init)
    },
    Literal({ start, value }) {
      if (typeof value === 'string') strings.push({ start, text: value })
    },
    TemplateLiteral({ start, quasis }) {
      strings.push({ start, text: quasis.map(({ value }) => value.cooked ?? '').join('…') })
    },
  }).visit(parseSync(file, source).program)
  return { strings: strings.filter(({ start }) => !isWithin(start, skipped)), labels }
}

const findSentences = (file: string, source: string): string[] =>
  listStrings(file, source)
    .strings.map(({ text }) => text)
    .filter(isSentence)

function findLabels(file: string, source: string): string[] {
  const { strings, labels } = listStrings(file, source)
  return strings.flatMap(({ start, text }) => (isWithin(start, labels) && isLabel(text) ? [text] : []))
}

type Finding = { file: string; text: string }

function searchFiles(folders: string[], find: (file: string, source: string) => string[]): Finding[] {
  const patterns = folders.map((folder) => `${folder}/*.ts`)
  const listed = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
  const files = listed
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('.test.ts') && existsSync(path.join(root, file)))
  return files.flatMap((file) =>
    find(file, readFileSync(path.join(root, file), 'utf8')).map((text) => ({ file, text })),
  )
}

const listUntolerated = (found: readonly Finding[], patterns: readonly RegExp[]): Finding[] =>
  found.filter(({ file }) => !patterns.some((pattern) => pattern.test(file)))

const toRegExp = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`)

describe.each([
  {
    texts: 'sentences',
    found: searchFiles(['domain', 'decal', 'server'], findSentences),
    tolerated: Object.keys(TOLERATED).map(toRegExp),
  },
  {
    texts: 'labels',
    found: searchFiles(['domain', 'decal'], findLabels),
    tolerated: Object.keys(TOLERATED_LABELS).map(toRegExp),
  },
])('$texts for people', ({ found, tolerated }) => {
  it('stand in content/ or beside their page', () => {
    expect(listUntolerated(found, tolerated)).toEqual([])
  })

  it('are tolerated only in files that still contain some', () => {
    expect(tolerated.filter((pattern) => !found.some(({ file }) => pattern.test(file)))).toEqual([])
  })
})

it.each([
  ['server/orders/place-order.ts', 1],
  ['server/orders/routes/track.ts', 0],
  ['server/cart/cart-messages.ts', 0],
  ['server/cart/cart-messages/read.ts', 1],
  ['domain/settings/default-mails.ts', 0],
  ['domain/settings/default-mails-ts', 1],
])('refuses a sentence in %s: %i', (file, refused) => {
  const found = [{ file, text: 'This size has no price.' }]
  expect(listUntolerated(found, Object.keys(TOLERATED).map(toRegExp))).toHaveLength(refused)
})

it.each([
  ["const words = { hint: 'Please choose another size.' }", ['Please choose another size.']],
  ['const words = `Only ${count} pieces are left.`', ['Only … pieces are left.']],
  ["const words = cond ? 'Is it the right one?' : ''", ['Is it the right one?']],
  ["throw new RangeError('This size has no price.')", []],
  ["const label = 'Width of the wall'", []],
  ['const line = `${name}, ${street}. ${city}: ${day}.`', []],
])('of %s, finds the sentences %j', (source, found) => {
  expect(findSentences('example.ts', source)).toEqual(found)
})

it.each([
  ["const films = [{ id: 'vinyl', label: 'Vinyl' }]", ['Vinyl']],
  ["const field = { hint: 'as on the invoice' }", ['as on the invoice']],
  ['const lineTitle = (size: string) => `${size} decal, cut`', ['… decal, cut']],
  ["const SIZE_LABELS = { small: 'Small', large: 'Large' }", ['Small', 'Large']],
  ["const box = { placeholder: isEmpty ? 'Your text' : '' }", ['Your text']],
  ["const films = [{ id: 'vinyl', label: 'vinyl' }]", []],
  ["const layer = { title: `${number}`, colour: 'White' }", []],
  ["const entitled = 'Vinyl'", []],
  ["const note = () => { throw new RangeError('No price') }", []],
])('of %s, finds the labels %j', (source, found) => {
  expect(findLabels('example.ts', source)).toEqual(found)
})

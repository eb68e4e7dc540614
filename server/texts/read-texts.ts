import fs from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { convertHtmlToText } from '../../domain/catalogue/meta-description.ts'
import { splitIntoWords } from '../../domain/search/split-into-words.ts'
import { describeTextFileFault } from '../../content/operator/text-faults.ts'
import { readTextFile } from './text-file.ts'
import {
  type BlogText,
  frontMatterSchemas,
  type PageText,
  type PolicyText,
  POLICY_HANDLES,
  type PostText,
  type TextKind,
  type Texts,
} from './text-kinds.ts'

const ENDING = '.html'
// The format of handles. The APIs make ids from handles, and ids may contain only these characters (domain/ids).
export const TEXT_HANDLE = /^[a-z\d]+(-[a-z\d]+)*$/

/**
 * The owner's texts, which replace the files. A key is like "posts/cast-or-calendered-vinyl". If the value is null, the post is removed
 * from the shop.
 */
export type OwnTexts = ReadonlyMap<string, string | null>

const NONE: OwnTexts = new Map()

type ReadContext = { folder: string; own: OwnTexts; faults: string[] }
type Entry<Head> = { handle: string; head: Head; body: string }

/** The folder with the default texts. */
export const TEXTS_FOLDER = path.resolve(import.meta.dirname, '../../content')

/**
 * Reads all texts of a folder, which contains the folders `policies`, `pages`, `guides`, `blogs` and `posts`. Each text is a file named by
 * its handle. If a file has a fault, throws an Error that lists the faults of all files, so that a shop never opens with only some of its
 * texts. If this version of the shop can't read one of the owner's texts, the file is used instead.
 */
export function readTexts(folder: string, own = NONE): Texts {
  const faults: string[] = []
  const place = { folder, own, faults }
  const policies = listEntries(place, 'policies', frontMatterSchemas.policies).flatMap((entry) => {
    const known = POLICY_HANDLES.find((handle) => handle === entry.handle)
    if (!known) faults.push(`policies/${entry.handle}${ENDING}: is none of ${POLICY_HANDLES.join(', ')}`)
    return known ? [policy(known, entry)] : []
  })
  const pages = [
    ...listEntries(place, 'pages', frontMatterSchemas.pages).map((entry) => page(entry, 'pages', null)),
    ...listEntries(place, 'guides', frontMatterSchemas.guides).map((entry) =>
      page(entry, 'guides', entry.head.picture),
    ),
  ]
  faults.push(...twice(pages))
  const blogs = listEntries(place, 'blogs', frontMatterSchemas.blogs).map(blog)
  const posts = listEntries(place, 'posts', frontMatterSchemas.posts).flatMap((entry) => {
    const home = blogs.find(({ handle }) => handle === entry.head.blog)
    if (!home && !own.has(`posts/${entry.handle}`))
      faults.push(`posts/${entry.handle}${ENDING}: there is no blogs/${entry.head.blog}${ENDING}`)
    return home ? [post(entry, home)] : []
  })
  if (faults.length > 0) throw new Error(`The texts in ${folder} are not right:\n  ${faults.join('\n  ')}`)
  return { policies, pages, blogs, posts }
}

/** Reads the texts of one kind. Leaves out texts with faults, and adds the faults to the list. */
function listEntries<Head>(
  { folder, own, faults }: ReadContext,
  kind: TextKind,
  schema: z.ZodType<Head>,
): Entry<Head>[] {
  const files = listFiles(path.join(folder, kind))
  const handles = new Set([...files, ...ownHandles(own, kind)])
  return [...handles].toSorted().flatMap((handle) => {
    const written = own.get(`${kind}/${handle}`)
    if (written === null) return []
    const read = written === undefined ? null : readTextFile(written, schema)
    if (read?.ok) return [{ handle, head: read.head, body: read.body }]
    if (!files.includes(handle)) return []
    const name = `${handle}${ENDING}`
    const file = readTextFile(fs.readFileSync(path.join(folder, kind, name), 'utf8'), schema)
    const said = file.ok ? [] : file.faults.map(describeTextFileFault)
    if (!TEXT_HANDLE.test(handle)) said.push('must be named with lower-case letters, digits and hyphens')
    faults.push(...said.map((fault) => `${kind}/${name}: ${fault}`))
    return file.ok ? [{ handle, head: file.head, body: file.body }] : []
  })
}

const ownHandles = (own: OwnTexts, kind: TextKind): string[] =>
  [...own.keys()].flatMap((key) => (key.startsWith(`${kind}/`) ? [key.slice(kind.length + 1)] : []))

function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
}

/** Reads the source of a default text; null if there is none. */
export function readDefaultSource(kind: TextKind, handle: string): string | null {
  const file = path.join(TEXTS_FOLDER, kind, `${handle}${ENDING}`)
  return listFiles(path.dirname(file)).includes(handle) ? fs.readFileSync(file, 'utf8') : null
}

/** Lists the handles of the default texts of one kind. */
export const listDefaultHandles = (kind: TextKind): string[] => listFiles(path.join(TEXTS_FOLDER, kind))

function policy(
  handle: PolicyText['handle'],
  { head, body }: Entry<z.infer<typeof frontMatterSchemas.policies>>,
): PolicyText {
  return { __typename: 'ShopPolicy', handle, title: head.title, body }
}

/** Lists guides that have the same handle as a page. The Storefront API returns guides as pages, so their handles must differ. */
function twice(pages: readonly PageText[]): string[] {
  const own = new Set(pages.filter(({ section }) => section === 'pages').map(({ handle }) => handle))
  return pages
    .filter(({ section, handle }) => section === 'guides' && own.has(handle))
    .map(({ handle }) => `guides/${handle}${ENDING}: there is a pages/${handle}${ENDING} too`)
}

function page(
  { handle, head, body }: Entry<z.infer<typeof frontMatterSchemas.pages>>,
  section: PageText['section'],
  picture: string | null,
): PageText {
  return {
    __typename: 'Page',
    handle,
    title: head.title,
    description: head.description,
    createdAt: head.created,
    updatedAt: head.updated ?? head.created,
    section,
    picture,
    body,
    words: new Set(splitIntoWords(head.title, head.description, convertHtmlToText(body))),
  }
}

function blog({ handle, head }: Entry<z.infer<typeof frontMatterSchemas.blogs>>): BlogText {
  const words = new Set(splitIntoWords(head.title, head.description))
  return { __typename: 'Blog', handle, title: head.title, description: head.description, words }
}

function post(
  { handle, head, body }: Entry<z.infer<typeof frontMatterSchemas.posts>>,
  home: BlogText,
): PostText {
  return {
    __typename: 'Article',
    handle,
    title: head.title,
    excerpt: head.excerpt,
    blog: home,
    tags: [head.category, ...head.tags],
    author: head.author,
    publishedAt: head.published,
    updatedAt: head.updated ?? head.published,
    picture: head.picture ?? null,
    body,
    words: new Set(
      splitIntoWords(
        head.title,
        head.excerpt,
        head.category,
        ...head.tags,
        head.author,
        convertHtmlToText(body),
      ),
    ),
  }
}

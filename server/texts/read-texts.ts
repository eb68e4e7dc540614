import fs from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { htmlToText } from '../../domain/catalogue/meta-description.ts'
import { wordsOf } from '../../domain/search/words-of.ts'
import { readTextFile } from './text-file.ts'
import {
  type BlogText,
  heads,
  type PageText,
  type PolicyText,
  POLICY_HANDLES,
  type PostText,
  type Texts,
} from './text-kinds.ts'

const ENDING = '.html'
// The key of an id on the wire holds no more (domain/ids).
const HANDLE = /^[a-z\d]+(-[a-z\d]+)*$/

type Entry<Head> = { handle: string; head: Head; body: string }

/** Where the shop's own texts stand. */
export const TEXTS_FOLDER = path.resolve(import.meta.dirname, '../../content')

/**
 * Reads all texts of a folder: `policies`, `pages`, `guides`, `blogs`, `posts`, one file each, whose name is the handle. Throws an Error that names
 * every file with a fault and every fault, so that a shop with a faulty text does not open half.
 */
export function readTexts(folder: string): Texts {
  const faults: string[] = []
  const policies = listEntries(path.join(folder, 'policies'), heads.policies, faults).flatMap((entry) => {
    const known = POLICY_HANDLES.find((handle) => handle === entry.handle)
    if (!known) faults.push(`policies/${entry.handle}${ENDING}: is none of ${POLICY_HANDLES.join(', ')}`)
    return known ? [policy(known, entry)] : []
  })
  const pages = [
    ...listEntries(path.join(folder, 'pages'), heads.pages, faults).map((entry) =>
      page(entry, 'pages', null),
    ),
    ...listEntries(path.join(folder, 'guides'), heads.guides, faults).map((entry) =>
      page(entry, 'guides', entry.head.picture),
    ),
  ]
  faults.push(...twice(pages))
  const blogs = listEntries(path.join(folder, 'blogs'), heads.blogs, faults).map(blog)
  const posts = listEntries(path.join(folder, 'posts'), heads.posts, faults).flatMap((entry) => {
    const home = blogs.find(({ handle }) => handle === entry.head.blog)
    if (!home) faults.push(`posts/${entry.handle}${ENDING}: there is no blogs/${entry.head.blog}${ENDING}`)
    return home ? [post(entry, home)] : []
  })
  if (faults.length > 0) throw new Error(`The texts in ${folder} are not right:\n  ${faults.join('\n  ')}`)
  return { policies, pages, blogs, posts }
}

/** The texts of one kind that have no fault; the faults of the others join the list. */
function listEntries<Head>(folder: string, schema: z.ZodType<Head>, faults: string[]): Entry<Head>[] {
  return listFiles(folder).flatMap((name) => {
    const handle = name.slice(0, -ENDING.length)
    const file = readTextFile(fs.readFileSync(path.join(folder, name), 'utf8'), schema)
    const said = file.ok ? [] : file.faults
    if (!HANDLE.test(handle)) said.push('is named with small letters, digits and hyphens')
    faults.push(...said.map((fault) => `${path.basename(folder)}/${name}: ${fault}`))
    return file.ok ? [{ handle, head: file.head, body: file.body }] : []
  })
}

function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .sort()
}

function policy(
  handle: PolicyText['handle'],
  { head, body }: Entry<z.infer<typeof heads.policies>>,
): PolicyText {
  return { __typename: 'ShopPolicy', handle, title: head.title, body }
}

/** The Storefront API knows guides as pages, and pages by their handles alone. */
function twice(pages: readonly PageText[]): string[] {
  const own = new Set(pages.filter(({ section }) => section === 'pages').map(({ handle }) => handle))
  return pages
    .filter(({ section, handle }) => section === 'guides' && own.has(handle))
    .map(({ handle }) => `guides/${handle}${ENDING}: there is a pages/${handle}${ENDING} too`)
}

function page(
  { handle, head, body }: Entry<z.infer<typeof heads.pages>>,
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
    words: new Set(wordsOf(head.title, head.description, htmlToText(body))),
  }
}

function blog({ handle, head }: Entry<z.infer<typeof heads.blogs>>): BlogText {
  const words = new Set(wordsOf(head.title, head.description))
  return { __typename: 'Blog', handle, title: head.title, description: head.description, words }
}

function post({ handle, head, body }: Entry<z.infer<typeof heads.posts>>, home: BlogText): PostText {
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
      wordsOf(head.title, head.excerpt, head.category, ...head.tags, head.author, htmlToText(body)),
    ),
  }
}

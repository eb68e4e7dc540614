import fs from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { htmlToText } from '../../../domain/catalogue/meta-description.ts'
import { parseHandle } from '../../../domain/catalogue/handle.ts'
import { wordsOf } from '../../services/catalogue/search-words.ts'
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

type Entry<Head> = { handle: string; head: Head; body: string }

/** Where the shop's own texts stand. */
export const TEXTS_FOLDER = path.resolve(import.meta.dirname, '../../../content')

/**
 * Reads all texts of a folder: `policies`, `pages`, `blogs`, `posts`, one file each, whose name is the handle. Throws an Error that names
 * every file with a fault and every fault, so that a shop with a slip in a text does not open half.
 */
export function readTexts(folder: string): Texts {
  const faults: string[] = []
  const list = <Head>(kind: keyof typeof heads, schema: z.ZodType<Head>) => {
    const entries: Entry<Head>[] = []
    for (const name of listFiles(path.join(folder, kind))) {
      const file = readTextFile(fs.readFileSync(path.join(folder, kind, name), 'utf8'), schema)
      const handle = name.slice(0, -ENDING.length)
      const said = file.ok ? [] : file.faults
      if (parseHandle(handle) !== handle || !/^[a-z\d-]+$/.test(handle)) {
        said.push('is named with small letters, digits and hyphens')
      }
      faults.push(...said.map((fault) => `  ${kind}/${name}: ${fault}`))
      if (file.ok) entries.push({ handle, head: file.head, body: file.body })
    }
    return entries
  }
  const entries = {
    policies: list('policies', heads.policies),
    pages: list('pages', heads.pages),
    blogs: list('blogs', heads.blogs),
    posts: list('posts', heads.posts),
  }
  const blogs = entries.blogs.map(blog)
  const policies = entries.policies.flatMap((entry) => {
    const known = POLICY_HANDLES.find((handle) => handle === entry.handle)
    if (!known) faults.push(`  policies/${entry.handle}${ENDING}: is none of ${POLICY_HANDLES.join(', ')}`)
    return known ? [policy(known, entry)] : []
  })
  const posts = entries.posts.flatMap((entry) => {
    const home = blogs.find(({ handle }) => handle === entry.head.blog)
    if (!home) faults.push(`  posts/${entry.handle}${ENDING}: there is no blogs/${entry.head.blog}${ENDING}`)
    return home ? [post(entry, home)] : []
  })
  if (faults.length > 0) throw new Error(`The texts in ${folder} are not right:\n${faults.join('\n')}`)
  return { policies, pages: entries.pages.map(page), blogs, posts }
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

function page({ handle, head, body }: Entry<z.infer<typeof heads.pages>>): PageText {
  return {
    __typename: 'Page',
    handle,
    title: head.title,
    description: head.description,
    createdAt: head.created,
    updatedAt: head.updated ?? head.created,
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

import { max } from 'drizzle-orm'
import type { OperatorText, OperatorTexts, TextKindName } from '../../contract/operator/texts.ts'
import { toShopDate } from '../../domain/checkout/shop-clock.ts'
import type { Deps } from '../deps.ts'
import { listPageCopy } from '../../content/page-copy.ts'
import { ownTextChanges } from '../db/schema/own-texts.ts'
import { findShopFacts } from './facts.ts'
import { findDefaultCopy, findSectionPage, listSectionPages } from './page-copy/section-pages.ts'
import { parseEditedTexts } from './page-copy/copy-source.ts'
import { listDefaultHandles, type OwnTexts } from './read-texts.ts'
import { findFormerSource } from './change-text.ts'
import { readOwnTexts, getShopTexts } from './shop-texts.ts'
import { readSource } from './text-file.ts'
import {
  getCurrentSource,
  getDefaultSource,
  buildTextKey,
  type TextName,
  hashTextVersion,
} from './text-form.ts'
import { buildHostedPath, buildPagePath, findShopPath } from './text-paths.ts'

const KINDS: readonly TextKindName[] = ['sections', 'pages', 'policies', 'guides', 'blogs', 'posts']

/** Lists all texts that operators can edit, grouped by kind. */
export async function listOperatorTexts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<OperatorTexts> {
  const own = await readOwnTexts(db)
  const changes = await findLastChanges(db)
  return {
    facts: { ...findShopFacts() },
    blogs: Object.fromEntries(getShopTexts().blogs.map(({ handle, title }) => [handle, title])),
    groups: KINDS.map((kind) => {
      const added = [...own.keys()].flatMap((key) =>
        key.startsWith(`${kind}/`) ? [key.slice(kind.length + 1)] : [],
      )
      const handles =
        kind === 'sections'
          ? listSectionPages()
          : [...new Set([...listDefaultHandles(kind), ...added])].toSorted()
      const texts = handles.map((handle) => {
        const name = { kind, handle }
        const changedAt = changes.get(buildTextKey(name)) ?? null
        return { ...linkOf(own, name, now()), published: publishedOn(own, name), changedAt }
      })
      return { kind, texts: texts.toSorted(byTitleOrDay) }
    }),
  }
}

type ListedText = OperatorTexts['groups'][number]['texts'][number]

/** Sorts the home page first, posts by date (newest first), and all other texts by title. */
const byTitleOrDay = (a: ListedText, b: ListedText): number =>
  Number(b.path === '/') - Number(a.path === '/') ||
  (b.published ?? '').localeCompare(a.published ?? '') ||
  a.title.localeCompare(b.title)

async function findLastChanges(db: Deps['db']): Promise<ReadonlyMap<string, string>> {
  const { key, at } = ownTextChanges
  const rows = await db
    .select({ key, at: max(at) })
    .from(ownTextChanges)
    .groupBy(key)
  return new Map(rows.flatMap((row) => (row.at === null ? [] : [[row.key, row.at.toISOString()]])))
}

function publishedOn(own: OwnTexts, name: TextName): string | null {
  if (name.kind !== 'posts') return null
  const { head } = readSource(getCurrentSource(own, name) ?? getDefaultSource(name) ?? '')
  return head.get('published') ?? null
}

/** Finds a text for editing. Null if there is neither a default nor the owner's own text. */
export async function findOperatorText(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  name: TextName,
): Promise<OperatorText | null> {
  const own = await readOwnTexts(db)
  const fallback = getDefaultSource(name)
  const source = getCurrentSource(own, name)
  // A removed post is shown with its last text.
  const shown = source ?? fallback ?? (await findFormerSource(db, name))
  if (shown === null) return null
  if (name.kind === 'sections') {
    const { page, words: defaults, lists } = await findDefaultCopy(db, name.handle)
    const changed = parseEditedTexts(shown)
    const orders = Object.entries(lists).map(([key, { order }]) => [key, order] as const)
    const texts = { ...listPageCopy(page, changed), ...defaults, ...Object.fromEntries(orders) }
    return {
      kind: name.kind,
      ...linkOf(own, name, now()),
      version: hashTextVersion(source),
      head: Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, changed[key] ?? text])),
      body: null,
      defaults,
      lists,
      hasDefault: true,
    }
  }
  const { head, body } = readSource(shown)
  return {
    kind: name.kind,
    ...linkOf(own, name, now()),
    title: titleOf(head) ?? name.handle,
    version: hashTextVersion(source),
    head: Object.fromEntries(head),
    body: name.kind === 'blogs' ? null : body,
    hasDefault: fallback !== null,
  }
}

/** Returns the title of a text, with its placeholders filled in. */
const titleOf = (head: ReadonlyMap<string, string>): string | undefined =>
  head.get('title')?.replaceAll(/\{\{(.*?)\}\}/g, (_, fact: string) => findShopFacts()[fact] ?? '')

function linkOf(own: OwnTexts, name: TextName, now: Date): Omit<ListedText, 'published' | 'changedAt'> {
  if (name.kind === 'sections') {
    const page = findSectionPage(name.handle)
    const state = own.has(buildTextKey(name)) ? 'own' : 'default'
    return { handle: name.handle, title: page?.name ?? name.handle, state, path: page?.path ?? null }
  }
  const source = getCurrentSource(own, name)
  const { head } = readSource(source ?? getDefaultSource(name) ?? '')
  const title = titleOf(head) ?? name.handle
  const state = source === null ? 'gone' : own.has(buildTextKey(name)) ? 'own' : 'default'
  const isShown = source !== null && (head.get('published') ?? '') <= toShopDate(now)
  return { handle: name.handle, title, state, path: isShown ? pathOf(name) : null }
}

/** Returns the path of the page on which customers read a text; null if there is none. */
function pathOf({ kind, handle }: TextName): string | null {
  switch (kind) {
    case 'policies':
      return findShopPath(buildHostedPath({ __typename: 'ShopPolicy', handle }))
    case 'blogs':
      return findShopPath(buildHostedPath({ __typename: 'Blog', handle })) ?? '/blog'
    case 'posts':
      return `/blog/${handle}`
    case 'sections':
      return findSectionPage(handle)?.path ?? null
    case 'pages':
    case 'guides':
      return buildPagePath({ section: kind, handle })
  }
}

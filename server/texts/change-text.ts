import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import type { TextFileFault } from '../../content/operator/text-faults.ts'
import type { TextChanges, TextPreview, TextUpdate } from '../../contract/operator/texts.ts'
import { convertHtmlToText } from '../../domain/catalogue/meta-description.ts'
import { toShopDate } from '../../domain/checkout/shop-clock.ts'
import type { Database, Transaction } from '../db/database.ts'
import { ownTextChanges, ownTexts } from '../db/schema/own-texts.ts'
import type { Deps } from '../deps.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'
import { raiseCacheRevision } from '../platform/revision.ts'
import { splitAtHeadings } from './split-at-headings.ts'
import { buildPageCopy } from './page-copy/build-page-copy.ts'
import { type FieldFault, listRemovedTexts } from './page-copy/order-lists.ts'
import { type DefaultCopy, findDefaultCopy } from './page-copy/section-pages.ts'
import { TEXT_HANDLE } from './read-texts.ts'
import { reloadChangedTexts, readOwnTexts, getShopTexts } from './shop-texts.ts'
import { readSource, readTextFile } from './text-file.ts'
import {
  sanitiseBody,
  getCurrentSource,
  getDefaultSource,
  buildTextKey,
  type TextName,
  hashTextVersion,
  compareSources,
  writeSource,
} from './text-form.ts'
import { frontMatterSchemas } from './text-kinds.ts'

type Actor = { actor: string }
type TextRefusal =
  | { ok: false; reason: 'invalid'; faults: FieldFault[] }
  | { ok: false; reason: 'changed-meanwhile' | 'not-found' }
export type ChangeTextResult = { ok: true } | TextRefusal

const PAGE_SIZE = 20
/** The fields of the front matter that operators can edit, by kind of text. The shop sets all other fields. */
const WRITTEN_HEADS = {
  policies: ['title'],
  pages: ['title', 'description'],
  guides: ['title', 'description', 'picture'],
  blogs: ['title', 'description'],
  posts: ['title', 'excerpt', 'blog', 'category', 'tags', 'author', 'published', 'picture'],
} as const
const OPTIONAL = new Set(['tags', 'picture'])

/** Returns the effects of a change, without making it. */
export async function previewText(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { name, update }: { name: TextName; update: TextUpdate },
): Promise<TextRefusal | { ok: true; preview: TextPreview }> {
  const before = getCurrentSource(await readOwnTexts(db), name)
  const standard = await standardOf(db, name)
  const made = makeSource(name, { update, before, today: toShopDate(now()), standard })
  if (!made.ok) return made
  const { is, becomes } = compareSources(name, before, made.source)
  const removed = name.kind === 'sections' ? listRemovedTexts(standard, before, made.source) : []
  return {
    ok: true,
    preview: { is: [...is, ...removed], becomes, title: made.title, ...splitAtHeadings(made.body) },
  }
}

/** Changes a text, or creates a new post, for all processes. */
export async function changeText(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { name, update, actor }: { name: TextName; update: TextUpdate } & Actor,
): Promise<ChangeTextResult> {
  const standard = await standardOf(db, name)
  return write({ db, now }, name, actor, (before) => {
    if (hashTextVersion(before) === update.version)
      return makeSource(name, { update, before, today: toShopDate(now()), standard })
    if (update.version !== '') return { ok: false, reason: 'changed-meanwhile' }
    return invalid({ field: 'title', fault: { code: 'title-taken' } })
  })
}

/** Restores the default of a text, or removes a post from the shop. */
export async function removeText(
  deps: Pick<Deps, 'db' | 'now'>,
  { name, version, to, actor }: { name: TextName; version: string; to: 'default' | 'gone' } & Actor,
): Promise<ChangeTextResult> {
  const fallback = getDefaultSource(name)
  if (to === 'default' ? fallback === null : name.kind !== 'posts') return { ok: false, reason: 'not-found' }
  return write(deps, name, actor, (before) =>
    hashTextVersion(before) === version
      ? { ok: true, source: to === 'default' ? fallback : null }
      : { ok: false, reason: 'changed-meanwhile' },
  )
}

/** Undoes a change of a text, unless it was changed again. */
export async function undoTextChange(
  deps: Pick<Deps, 'db' | 'now'>,
  { id, actor }: { id: number } & Actor,
): Promise<ChangeTextResult & { name?: TextName }> {
  const [change] = await deps.db.select().from(ownTextChanges).where(eq(ownTextChanges.id, id))
  const name = change && nameOf(change.key)
  if (!change || !name) return { ok: false, reason: 'not-found' }
  const outcome = await write(deps, name, actor, (before) =>
    before === change.after
      ? { ok: true, source: change.before }
      : { ok: false, reason: 'changed-meanwhile' },
  )
  return { ...outcome, name }
}

/** Lists the changes of a text, newest first. */
export async function listTextChanges(
  db: Database,
  { name, before }: { name: TextName; before: number | undefined },
): Promise<TextChanges> {
  const key = buildTextKey(name)
  const rows = await db
    .select()
    .from(ownTextChanges)
    .where(and(eq(ownTextChanges.key, key), before === undefined ? undefined : lt(ownTextChanges.id, before)))
    .orderBy(desc(ownTextChanges.id))
    .limit(PAGE_SIZE + 1)
  const current = getCurrentSource(await readOwnTexts(db), name)
  const page = rows.slice(0, PAGE_SIZE)
  return {
    changes: page.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor,
      ...compareSources(name, row.before, row.after),
      undoable: row.after === current,
    })),
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
  }
}

type SourceInput = {
  update: TextUpdate
  before: string | null
  today: string
  /** The default texts of the page. They are used only for a page made of sections. */
  standard: DefaultCopy
}
type MadeSource = { ok: true; source: string; title: string; body: string } | TextRefusal

/** Finds the last text of a removed post; null if there was none. */
export async function findFormerSource(db: Database, name: TextName): Promise<string | null> {
  const [last] = await db
    .select({ before: ownTextChanges.before })
    .from(ownTextChanges)
    .where(and(eq(ownTextChanges.key, buildTextKey(name)), isNotNull(ownTextChanges.before)))
    .orderBy(desc(ownTextChanges.id))
    .limit(1)
  return last?.before ?? null
}

/**
 * Builds the new source of a text. If fields are invalid, returns the fault of each of them instead; the name of the body's field is
 * "body".
 */
function makeSource(
  { kind, handle }: TextName,
  { update, before, today, standard }: SourceInput,
): MadeSource {
  if (kind === 'sections') return buildPageCopy({ update, before, standard })
  if (!TEXT_HANDLE.test(handle) || (before === null && kind !== 'posts'))
    return { ok: false, reason: 'not-found' }
  const head = before === null ? new Map<string, string>() : readSource(before).head
  for (const field of WRITTEN_HEADS[kind]) {
    const value = update.head[field]?.replaceAll(/\s+/g, ' ').trim()
    if (value !== undefined) head.set(field, value)
  }
  const missing = WRITTEN_HEADS[kind].filter(
    (field) => !OPTIONAL.has(field) && (head.get(field) ?? '') === '',
  )
  const body = sanitiseBody(update.body)
  const faults = missing.map((field): FieldFault => ({ field, fault: { code: 'empty' } }))
  if (kind !== 'blogs' && convertHtmlToText(body).trim() === '')
    faults.push({ field: 'body', fault: { code: 'empty-body' } })
  if (faults.length > 0) return invalid(...faults)
  if (kind === 'posts') head.set('tags', head.get('tags') ?? '')
  if (before !== null && (kind === 'pages' || kind === 'guides' || kind === 'posts'))
    head.set('updated', today)
  const source = writeSource(head, body, kind === 'posts' ? ['tags'] : [])
  const read = readTextFile(source, frontMatterSchemas[kind])
  if (!read.ok)
    return invalid(
      ...read.faults.map((fault): FieldFault => ({ field: fieldOf(fault), fault: { code: 'file', fault } })),
    )
  if (kind === 'posts' && !getShopTexts().blogs.some((blog) => blog.handle === head.get('blog')))
    return invalid({ field: 'blog', fault: { code: 'not-in-list' } })
  return { ok: true, source, title: read.head.title, body: read.body }
}

const invalid = (...faults: FieldFault[]) => ({ ok: false as const, reason: 'invalid' as const, faults })

/** Returns the field to which a fault belongs. */
function fieldOf(fault: TextFileFault): string {
  if ('field' in fault) return fault.field
  return fault.code === 'unknown-fields' ? (fault.fields[0] ?? 'body') : 'body'
}

type CheckedText = { ok: true; source: string | null } | TextRefusal

async function write(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  name: TextName,
  actor: string,
  judge: (before: string | null) => CheckedText,
): Promise<ChangeTextResult> {
  const outcome = await db.transaction(async (tx) => {
    // Increasing the revision locks its row, so that concurrent changes run one after another.
    await raiseCacheRevision(tx, 'textsRevision')
    const before = getCurrentSource(await readOwnTexts(tx), name)
    const judged = judge(before)
    if (!judged.ok || judged.source === before) return judged
    await store(tx, name, judged.source)
    const at = now()
    await tx
      .insert(ownTextChanges)
      .values({ at, actor, key: buildTextKey(name), before, after: judged.source })
    const change = judged.source === null ? 'taken off the shop' : before === null ? 'written' : 'changed'
    await writeAuditedChange(tx, { at, actor, subject: 'text', subjectId: buildTextKey(name), change })
    return judged
  })
  if (outcome.ok) await reloadChangedTexts(db)
  return outcome.ok ? { ok: true } : outcome
}

async function store(tx: Transaction, name: TextName, source: string | null): Promise<void> {
  const key = buildTextKey(name)
  if (source !== null && source === getDefaultSource(name)) {
    await tx.delete(ownTexts).where(eq(ownTexts.key, key))
    return
  }
  const row = tx.insert(ownTexts).values({ key, source })
  await row.onConflictDoUpdate({ target: ownTexts.key, set: { source } })
}

function nameOf(key: string): TextName | null {
  const [kind = '', handle = ''] = key.split('/')
  return isKind(kind) ? { kind, handle } : null
}

const standardOf = async (db: Database, { kind, handle }: TextName): Promise<SourceInput['standard']> =>
  kind === 'sections' ? findDefaultCopy(db, handle) : { page: {}, words: {}, lists: {}, facts: {} }

const isKind = (kind: string): kind is TextName['kind'] =>
  kind === 'sections' || Object.hasOwn(frontMatterSchemas, kind)

import { desc, eq } from 'drizzle-orm'
import type { NewScreenedTerm, ScreeningList } from '../../contract/operator/screening.ts'
import { screenedTerms, type TermKind, termKinds } from '../../decal/screening/screened-terms.ts'
import { addedTerms } from '../db/schema/screening.ts'
import type { Deps } from '../deps.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'
import { raiseScreeningRevision } from './load-screens.ts'

/** Lists all terms that contain the searched text. Terms that operators added come first. */
export async function listScreenedTerms({ db }: Pick<Deps, 'db'>, search: string): Promise<ScreeningList> {
  const wanted = normalised(search)
  const added = await db.select().from(addedTerms).orderBy(desc(addedTerms.id))
  const terms: ScreeningList['terms'] = [
    ...added.map(({ id, phrase, kind, wayOn, addedBy, addedAt }) => ({
      id,
      phrase,
      kind: kindOf(kind),
      wayOn,
      addedBy,
      addedAt: addedAt.toISOString(),
      except: [],
    })),
    ...screenedTerms.map(({ phrase, kind, notAfter = [], notBefore = [] }) => ({
      id: null,
      phrase,
      kind,
      wayOn: '',
      addedBy: null,
      addedAt: null,
      except: [
        ...notAfter.map((word) => `${word} ${phrase}`),
        ...notBefore.map((word) => `${phrase} ${word}`),
      ],
    })),
  ]
  const found = terms.filter(({ phrase }) => normalised(phrase).includes(wanted))
  return { terms: found, total: terms.length }
}

const kindOf = (stored: string): TermKind => termKinds.find((kind) => kind === stored) ?? 'brand'

const normalised = (phrase: string): string =>
  phrase
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim()

/** Adds a term. Returns false if the list contains it already. */
export async function addScreenedTerm(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { phrase: typed, kind, wayOn }: NewScreenedTerm,
  actor: string,
): Promise<boolean> {
  const phrase = normalised(typed)
  if (screenedTerms.some((term) => normalised(term.phrase) === phrase && term.kind === kind)) return false
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(addedTerms)
      .values({ phrase, kind, wayOn, addedBy: actor, addedAt: now() })
      .onConflictDoNothing()
      .returning({ id: addedTerms.id })
    if (added.length === 0) return false
    await raiseScreeningRevision(tx)
    const change = `Added: ${kind}`
    await writeAuditedChange(tx, { at: now(), actor, subject: 'screened word', subjectId: phrase, change })
    return true
  })
}

/** Removes a term that an operator added. Returns false if there is no such term. */
export function removeScreenedTerm(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, actor }: { id: number; actor: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(addedTerms)
      .where(eq(addedTerms.id, id))
      .returning({ phrase: addedTerms.phrase })
    if (!removed) return false
    await raiseScreeningRevision(tx)
    const { phrase } = removed
    await writeAuditedChange(tx, {
      at: now(),
      actor,
      subject: 'screened word',
      subjectId: phrase,
      change: 'Removed',
    })
    return true
  })
}

import { parseListOrder } from '../../../content/page-copy.ts'
import type { TextFault } from '../../../content/operator/text-faults.ts'
import type { TextUpdate } from '../../../contract/operator/texts.ts'
import type { DefaultCopy } from './section-pages.ts'
import { type ChangedCopy, parseEditedTexts } from './copy-source.ts'

/** The maximum number of entries in a list. Nobody reads more. */
const MAX_ENTRIES = 30

/**
 * A text in a list entry that the owner added. `key` is the text's key, and `fallback` is its default. `model` is a text of the same kind,
 * whose length decides how long the owner's text may be.
 */
export type AddedText = { key: string; model: string; fallback: string }

/** What is wrong with one field of the form. */
export type FieldFault = { field: string; fault: TextFault }

type Input = { update: TextUpdate; known: ChangedCopy; standard: DefaultCopy }

/** Returns the lists in their new order, the faults of these lists, and the texts of entries that the owner added. */
export function reorderPageLists({ update, known, standard }: Input): {
  changed: ChangedCopy
  faults: FieldFault[]
  added: AddedText[]
} {
  const changed: ChangedCopy = {}
  const faults: FieldFault[] = []
  const added: AddedText[] = []
  for (const [key, { order, entry }] of Object.entries(standard.lists)) {
    const wanted = update.head[key] ?? known[key]?.is ?? order
    const entries = parseListOrder(wanted) ?? []
    const fault = findOrderFault(entries)
    if (fault !== null) faults.push({ field: key, fault })
    else if (wanted !== order) changed[key] = { was: order, is: wanted }
    if (fault === null)
      for (const name of entries.filter((each) => each.startsWith('n')))
        for (const [end, model] of Object.entries(entry))
          added.push({ key: `${key}.${name}${end}`, model, fallback: '' })
  }
  return { changed, faults, added }
}

function findOrderFault(entries: readonly string[]): TextFault | null {
  if (entries.length === 0) return { code: 'empty-list' }
  return entries.length > MAX_ENTRIES ? { code: 'too-many-entries', most: MAX_ENTRIES } : null
}

/** Returns the texts of default entries that were removed from their list. */
export function listRemovedTexts(
  { lists, words }: DefaultCopy,
  before: string | null,
  after: string,
): string[] {
  const [was, is] = [parseEditedTexts(before), parseEditedTexts(after)]
  return Object.entries(lists).flatMap(([key, { order }]) => {
    const left = new Set(parseListOrder(is[key] ?? order))
    const gone = (parseListOrder(was[key] ?? order) ?? []).filter((name) => !left.has(name))
    return gone.flatMap((name) =>
      Object.entries(words).flatMap(([word, text]) =>
        word === `${key}.${name}` || word.startsWith(`${key}.${name}.`) ? [was[word] ?? text] : [],
      ),
    )
  })
}

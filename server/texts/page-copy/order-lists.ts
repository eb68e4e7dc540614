import { parseListOrder } from '../../../content/page-copy.ts'
import type { TextUpdate } from '../../../contract/operator/texts.ts'
import type { FieldError } from '../../../contract/problem.ts'
import type { DefaultCopy } from './section-pages.ts'
import { type ChangedCopy, parseEditedTexts } from './copy-source.ts'

/** The maximum number of entries in a list. Nobody reads more. */
const MAX_ENTRIES = 30

/**
 * A text in a list entry that the owner added. `key` is the text's key, and `fallback` is its default. `model` is a text of the same kind,
 * whose length decides how long the owner's text may be.
 */
export type AddedText = { key: string; model: string; fallback: string }

type Input = { update: TextUpdate; known: ChangedCopy; standard: DefaultCopy }

/** Returns the lists in their new order, the errors in these lists, and the texts of entries that the owner added. */
export function reorderPageLists({ update, known, standard }: Input): {
  changed: ChangedCopy
  errors: FieldError[]
  added: AddedText[]
} {
  const changed: ChangedCopy = {}
  const errors: FieldError[] = []
  const added: AddedText[] = []
  for (const [key, { order, entry }] of Object.entries(standard.lists)) {
    const wanted = update.head[key] ?? known[key]?.is ?? order
    const entries = parseListOrder(wanted) ?? []
    const message = orderFault(entries)
    if (message !== null) errors.push({ field: key, message })
    else if (wanted !== order) changed[key] = { was: order, is: wanted }
    if (message === null)
      for (const name of entries.filter((each) => each.startsWith('n')))
        for (const [end, model] of Object.entries(entry))
          added.push({ key: `${key}.${name}${end}`, model, fallback: '' })
  }
  return { changed, errors, added }
}

function orderFault(entries: readonly string[]): string | null {
  if (entries.length === 0) return 'Please leave at least one entry.'
  return entries.length > MAX_ENTRIES ? `Please use at most ${MAX_ENTRIES} entries.` : null
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

import type { Deps } from '../deps.ts'

/** Files without a row are kept this long, because their upload may be in progress. */
const ORPHAN_AFTER_MS = 24 * 60 * 60 * 1_000
const ASKED_AT_ONCE = 1_000

type Files = {
  prefix: string
  /** To whom a file belongs, as rows name them. */
  ownerOf: (key: string) => string
  /** Those of the given owners that have a row. */
  listKnown: (owners: string[]) => Promise<string[]>
}

/** Removes files older than a day without a row: the process ended before writing it, or after deleting it. */
export async function sweepOrphans(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { prefix, ownerOf, listKnown }: Files,
): Promise<void> {
  let keys: string[] = []
  const flush = async () => {
    const known = new Set(await listKnown([...new Set(keys.map(ownerOf))]))
    for (const key of keys) if (!known.has(ownerOf(key))) await store.remove(key)
    keys = []
  }
  for await (const key of store.listBefore(prefix, new Date(now().getTime() - ORPHAN_AFTER_MS))) {
    keys.push(key)
    if (keys.length >= ASKED_AT_ONCE) await flush()
  }
  if (keys.length > 0) await flush()
}

/** The second part of a key: images/<id>/original. */
export const secondPart = (key: string): string => key.split('/')[1] ?? ''

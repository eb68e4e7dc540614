import { CLAIM_KINDS, type ClaimKind } from './claim-rules.ts'
import type { Claim } from './find-claims.ts'

/** A place where a claim was found. */
export type ClaimLocation = {
  title: string
  path: string | null
  file: string | null
  /** The path of the operator page on which the text can be edited. */
  editPath: string | null
  quote: string
}

export type ClaimGroup = {
  kind: ClaimKind
  about: string
  /** Whether the texts claim different values for this subject. */
  contradicts: boolean
  /** The claimed values, most frequent first. */
  values: { value: string; count: number; places: ClaimLocation[] }[]
}

/** The maximum number of places that the report lists for each claimed value. */
const MAX_PLACES = 20

/** Groups claims by subject. Subjects with contradictions come first. */
export class ClaimGrouper {
  readonly #groups = new Map<
    string,
    { kind: ClaimKind; about: string; values: Map<string, { count: number; places: ClaimLocation[] }> }
  >()
  #claims = 0

  get size(): number {
    return this.#claims
  }

  add({ kind, about, value, quote }: Claim, place: Omit<ClaimLocation, 'quote'>): void {
    this.#claims += 1
    const key = `${kind}\n${about}`
    const group = this.#groups.get(key) ?? { kind, about, values: new Map() }
    const said = group.values.get(value) ?? { count: 0, places: [] }
    said.count += 1
    if (said.places.length < MAX_PLACES) said.places.push({ ...place, quote })
    group.values.set(value, said)
    this.#groups.set(key, group)
  }

  groups(): ClaimGroup[] {
    return [...this.#groups.values()]
      .map(({ kind, about, values }) => ({
        kind,
        about,
        contradicts: values.size > 1,
        values: [...values]
          .map(([value, said]) => ({ value, ...said }))
          .toSorted((a, b) => b.count - a.count),
      }))
      .toSorted((a, b) => Number(b.contradicts) - Number(a.contradicts) || byKind(a, b))
  }
}

const byKind = (a: ClaimGroup, b: ClaimGroup): number =>
  CLAIM_KINDS.indexOf(a.kind) - CLAIM_KINDS.indexOf(b.kind) || a.about.localeCompare(b.about)

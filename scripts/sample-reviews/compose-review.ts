import type { RandomSource } from '../../decal/random.ts'
import {
  type ProductKind,
  type ReviewMood,
  minorComplaintSentences,
  listSentences,
  type StarCount,
  listTitles,
} from './sentences.ts'
import { placeholderWords } from './placeholder-words.ts'

/** The facts about a product that decide which sentences are true of it. */
export type ReviewSubject = { kind: ProductKind; comesByPost: boolean; isFilm: boolean }

/**
 * A review gets a second sentence from a list only if the list has more than this many unused sentences, so that enough are left for later
 * reviews.
 */
const FEW_LEFT = 8

const moodOf = (stars: StarCount): ReviewMood => (stars >= 4 ? 'good' : stars === 3 ? 'mixed' : 'bad')

/** Writes the reviews of one product. No sentence or title is used twice for a product. */
export class Reviewer {
  readonly #subject: ReviewSubject
  readonly #random: RandomSource
  readonly #said = new Set<string>()

  constructor(subject: ReviewSubject, random: RandomSource) {
    this.#subject = subject
    this.#random = random
  }

  title(stars: StarCount): string {
    return this.#pick(listTitles(stars)) ?? this.#pick(listTitles(2)) ?? ''
  }

  text(stars: StarCount): string {
    const parts = this.#partsOf(stars)
    return parts
      .flatMap((pool) => this.#pick(pool) ?? [])
      .map((each) => this.#fill(each))
      .join(' ')
  }

  /** Returns a sentence about the product that isn't in an earlier review. */
  sentence(stars: StarCount): string {
    const mood = moodOf(stars)
    return this.#fill(this.#pick([...listSentences(this.#subject.kind, mood), ...this.#common(mood)]) ?? '')
  }

  /** Chooses the parts of a review. Each part is a list, from which one sentence is picked. */
  #partsOf(stars: StarCount): (readonly string[])[] {
    const mood = moodOf(stars)
    const own = listSentences(this.#subject.kind, mood)
    const common = this.#common(mood)
    const first = this.#random() < 0.65 && own.some((each) => !this.#said.has(each)) ? own : common
    const parts = [first]
    const other = first === own ? common : own
    if (this.#random() < (stars === 5 ? 0.6 : 0.35) && this.#left(other) > FEW_LEFT) parts.push(other)
    if (stars === 5 && this.#random() < 0.2 && this.#left(common) > FEW_LEFT) parts.push(common)
    if (stars === 4 && this.#subject.comesByPost && this.#random() < 0.5) parts.push(minorComplaintSentences)
    return parts
  }

  #common(mood: ReviewMood): string[] {
    const { comesByPost, isFilm } = this.#subject
    return [
      ...listSentences('anything', mood),
      ...(comesByPost ? listSentences('parcel', mood) : []),
      ...(isFilm ? listSentences('film', mood) : []),
    ]
  }

  #left = (pool: readonly string[]): number => pool.filter((each) => !this.#said.has(each)).length

  /** Picks a sentence that isn't in an earlier review of this product. Undefined if every sentence of the list has been used. */
  #pick(pool: readonly string[]): string | undefined {
    const left = pool.filter((each) => !this.#said.has(each))
    const picked = left[Math.floor(this.#random() * left.length)]
    if (picked !== undefined) this.#said.add(picked)
    return picked
  }

  #fill(sentence: string): string {
    const filled = sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const values = placeholderWords[name.toLowerCase()] ?? []
      return values[Math.floor(this.#random() * values.length)] ?? name
    })
    return filled.charAt(0).toUpperCase() + filled.slice(1)
  }
}

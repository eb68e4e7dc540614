import fs from 'node:fs'
import path from 'node:path'

export type ProductKind =
  | 'road'
  | 'boat'
  | 'desk'
  | 'business'
  | 'fleet'
  | 'event'
  | 'label'
  | 'wear'
  | 'wrap'
  | 'sign'
  | 'file'
  | 'download'
  | 'design'
  | 'installation'
  | 'workshop'
  | 'air'

/** The mood of a review. `good`: four or five stars. `mixed`: three stars. `bad`: one or two stars. */
export type ReviewMood = 'good' | 'mixed' | 'bad'

export type StarCount = 1 | 2 | 3 | 4 | 5

const blocks = new Map(
  fs
    .readFileSync(path.join(import.meta.dirname, 'sentences.txt'), 'utf8')
    .split(/^\[/m)
    .slice(1)
    .map((block) => {
      const [name = '', lines = ''] = block.split(']\n')
      return [name, lines.split('\n').filter(Boolean)] as const
    }),
)

function listOf(name: string): readonly string[] {
  const lines = blocks.get(name)
  if (lines === undefined) throw new Error(`sentences.txt has no [${name}]`)
  return lines
}

/**
 * Returns the sentences for a kind of product. `kind` can also be a general topic: sentences that fit any product (`anything`), sentences
 * about parcels, or sentences about film that buyers apply themselves.
 */
export const listSentences = (
  kind: ProductKind | 'anything' | 'parcel' | 'film',
  mood: ReviewMood,
): readonly string[] => listOf(`${kind} ${mood}`)

/** Small complaints for four-star reviews. */
export const minorComplaintSentences = listOf('quibbles')

export const listTitles = (stars: StarCount): readonly string[] => listOf(`titles ${stars}`)

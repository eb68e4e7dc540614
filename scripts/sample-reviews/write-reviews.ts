import { createSeededRandom } from '../../decal/random.ts'
import { Reviewer, type ReviewSubject } from './compose-review.ts'
import type { ProductKind, StarCount } from './sentences.ts'

type Review = { handle: string; rating: number; title: string; text: string }
type Product = { handle: string; tags: readonly string[]; variants: readonly { shipped: boolean }[] }

/** The kinds of products, each with its tags. If a product has tags of several kinds, the first of these kinds counts. */
const KINDS: readonly (readonly [ProductKind, ...string[]])[] = [
  ['file', 'svg-files'],
  ['download', 'downloads'],
  ['installation', 'installation'],
  ['workshop', 'workshop'],
  ['design', 'design-services'],
  ['sign', 'custom-yard-signs'],
  ['label', 'labels', 'barcode-compliance-labels'],
  ['wear', 'custom-heat-transfer-apparel'],
  ['air', 'plane-tail-numbers-markings'],
  ['wrap', 'wraps'],
  ['event', 'wedding'],
  ['fleet', 'reflective-vinyl'],
  ['business', 'local-businesses', 'business'],
  ['boat', 'boat', 'fishing', 'pontoon', 'pwc', 'rowing'],
  ['desk', 'gaming', 'urban'],
]
const SERVICES: readonly ProductKind[] = ['installation', 'workshop', 'design']
const FILMS = ['cast-vinyl', 'reflective-vinyl', 'removable-vinyl-decals']

function subjectOf({ tags, variants }: Product): ReviewSubject {
  const [kind = 'road'] = KINDS.find(([, ...own]) => own.some((tag) => tags.includes(tag))) ?? []
  return {
    kind,
    comesByPost: !SERVICES.includes(kind) && variants.some(({ shipped }) => shipped),
    isFilm: kind !== 'wrap' && kind !== 'label' && FILMS.some((tag) => tags.includes(tag)),
  }
}

const isStars = (rating: number): rating is StarCount => [1, 2, 3, 4, 5].includes(rating)

/** Returns the same reviews with new titles and texts. The same reviews always get the same texts. */
export function writeReviews<R extends Review>(reviews: readonly R[], products: readonly Product[]): R[] {
  const reviewers = new Map(
    products.map((product) => [
      product.handle,
      new Reviewer(subjectOf(product), createSeededRandom(`reviews of ${product.handle}`)),
    ]),
  )
  const texts = new Set<string>()
  return reviews.map((review) => {
    const reviewer = reviewers.get(review.handle)
    if (!reviewer || !isStars(review.rating)) throw new Error(`No product or no stars: ${review.handle}`)
    let text = reviewer.text(review.rating)
    // Reviews of two products may share a sentence, but must not be the same as a whole.
    for (let more = 0; texts.has(text) && more < 3; more += 1)
      text = `${text} ${reviewer.sentence(review.rating)}`
    if (text === '' || texts.has(text))
      throw new Error(`There are too few sentences for ${review.handle}, ${review.rating} stars: "${text}"`)
    texts.add(text)
    return { ...review, title: reviewer.title(review.rating), text }
  })
}

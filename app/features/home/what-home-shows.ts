import { home } from '../../../content/home.ts'

/** Handles of the products whose pictures stand on the home page. */
export const picturedHandles: readonly string[] = [
  ...home.hero.pictures,
  ...[
    home.categories.cards,
    home.featured.cards,
    home.rated.cards,
    home.browse.cards,
    home.testimonials.entries,
    home.blog.teasers,
  ]
    .flat()
    .map(({ picture }) => picture),
]

/** Handles of the collections that are shown with what their products' reviews say. */
export const ratedHandles: readonly string[] = home.rated.cards.map(({ url }) =>
  url.replace('/collection/', ''),
)

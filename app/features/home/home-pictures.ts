import { home } from '../../../content/home.ts'
import { collectionOf } from './collection-of.ts'

const pictureOf = ({ picture }: { picture: string }) => picture

/** Lists the products whose pictures are on the home page: shown alone, or in use. */
export const picturesOfHome = {
  decals: [
    ...home.hero.pictures,
    ...[home.featured.cards, home.browse.cards, home.testimonials.entries].flat().map(pictureOf),
  ],
  scenes: [
    ...home.hero.pictures.slice(0, 1),
    ...[home.categories.cards, home.rated.cards].flat().map(pictureOf),
  ],
}

/** Lists the handles of the collections shown with their products' ratings. */
export const ratedHandles = home.rated.cards.map(collectionOf)

import { home } from '../../../content/home.ts'

/** The handle of the collection that a card leads to. */
export function collectionOf({ url }: { url: string }): string {
  return url.replace('/collection/', '')
}

const pictureOf = ({ picture }: { picture: string }) => picture

/** The products whose pictures are on the home page, alone and in use. */
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

/** Handles of the collections that are shown with their products' ratings. */
export const ratedHandles = home.rated.cards.map(collectionOf)

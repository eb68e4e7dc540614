import { home } from '../../../content/home.ts'

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
export const ratedHandles: readonly string[] = home.rated.cards.map(({ url }) =>
  url.replace('/collection/', ''),
)

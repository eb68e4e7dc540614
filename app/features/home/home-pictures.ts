import { homeCopy } from '../../../content/home.ts'
import { getCollectionHandle } from './get-collection-handle.ts'

const pictureOf = ({ picture }: { picture: string }) => picture

/** Lists the products whose pictures are on the home page, by the kind of picture: alone or in use. */
export const listHomePictures = {
  decals: [
    ...homeCopy.hero.pictures,
    ...[homeCopy.featured.cards, homeCopy.browse.cards, homeCopy.testimonials.entries].flat().map(pictureOf),
  ],
  scenes: [
    ...homeCopy.hero.pictures.slice(0, 1),
    ...[homeCopy.categories.cards, homeCopy.rated.cards].flat().map(pictureOf),
  ],
}

/** Lists the handles of the collections shown with their products' ratings. */
export const listRatedHandles = homeCopy.rated.cards.map(getCollectionHandle)

import { formatLowestDecalPrice } from './lowest-decal-price.ts'
import { shopFacts } from './shop.ts'

export type PromoTile = {
  readonly title: string
  readonly text: string
  readonly url: string
  /** The handle of the product whose picture is on the tile. */
  readonly picture: string
}

export type ShopPageContent = {
  readonly metadata: { readonly title: string; readonly description: string }
  readonly heading: string
  readonly tiles: ReadonlyArray<PromoTile>
}

export const shopPage = {
  metadata: {
    title: 'Shop All Products',
    get description() {
      return `Every decal, sticker, sign, label and cut file we make in ${shopFacts.address.city}, ${shopFacts.address.provinceName}. Sort by price or newest, from ${formatLowestDecalPrice()}.`
    },
  },
  heading: 'Shop All Products',
  tiles: [
    {
      title: 'Outdoor Adventure',
      text: 'For the canoe and the truck under it',
      url: '/collection/outdoor-adventure',
      picture: 'campfire-crew',
    },
    {
      title: 'Sports',
      text: 'Early ice, late innings',
      url: '/collection/sports',
      picture: 'hockey-night-shield',
    },
    {
      title: 'Gaming',
      text: 'For laptop lids, cases and dice trays',
      url: '/collection/gaming',
      picture: 'retro-pad-player-one',
    },
    {
      title: 'Wedding',
      text: 'Mirrors, cars and bottles',
      url: '/collection/wedding',
      picture: 'welcome-mirror-lettering',
    },
    {
      title: 'Wraps',
      text: 'Hoods, bed sides and stripes',
      url: '/collection/wraps',
      picture: 'checkered-rally-stripe',
    },
    {
      title: 'SVG Files',
      text: 'Cut them yourself tonight',
      url: '/collection/svg-files',
      picture: 'svg-lake-cottage',
    },
  ],
} as const satisfies ShopPageContent

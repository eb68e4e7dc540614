import { formatDayCount } from '../format-days.ts'
import { settings } from '../../domain/settings/settings.ts'
import { formatThreshold } from '../../domain/checkout/free-shipping-offers.ts'
import { getRules } from '../../domain/settings/rules.ts'
import type { LandingPage } from './landing-page.ts'

const freeOver = () => formatThreshold(getRules().freeShippingOffers.gaming)

export const gamingLanding = {
  path: '/collection/gaming-landing',
  name: 'Gaming Decals',
  title: 'Gaming Decals for Towers, Laptops and Dice Boxes',
  get description() {
    return `Holographic dice, guild crests with your own words, arcade packs and console skins that come off clean. Free shipping over ${freeOver()}.`
  },
  service: { name: 'Gaming decals and skins', type: 'Vinyl decals', areas: ['Canada', 'United States'] },
  recentOrders: 'gaming-landing',
  hero: {
    kind: 'poster',
    get kicker() {
      return `Free shipping over ${freeOver()}, just for visiting this page`
    },
    title: 'Gaming decals for your setup',
    text: 'Colour-shifting film, crests with your guild’s name, and skins that peel off clean. Drawn, printed and cut in St. Catharines.',
    price: 'From CA$4.99',
    primary: { label: 'Open the inventory', url: '#inventory' },
    secondary: { label: 'Craft your own', url: '/design-generator' },
    art: {
      kind: 'drawing',
      src: '/landing/gaming-desk.svg',
      alt: 'A desk with a game on the screen, a laptop with three stickers and a sheet of two more',
      width: 1000,
      height: 640,
    },
    figures: [
      { value: '4', label: 'films, one for each surface' },
      { value: '2 mm', label: 'the finest line we cut' },
      { value: '0', label: 'residue from a console skin' },
    ],
  },
  sections: [
    {
      kind: 'products',
      id: 'inventory',
      title: 'The inventory',
      from: { collection: 'gaming' },
      most: 8,
      link: { label: 'The whole gaming shelf', url: '/collection/gaming' },
    },
    {
      kind: 'table',
      title: 'Pick your material',
      caption: 'Which film for which surface',
      columns: ['Goes on', 'Film', 'Why'],
      rows: [
        [
          'Laptop lid, dice box',
          'Holographic, laminated',
          'Shifts with the light; the laminate stands up to sleeves',
        ],
        ['Tower glass', 'Clear with white underlay', 'No border or background, so the fans show through'],
        [
          'Console, controller dock',
          'Removable, low tack',
          'Warm it, pull slowly, and it leaves nothing behind',
        ],
        ['Car, cooler, helmet', 'Cast vinyl', 'The only one of the four that belongs outdoors for years'],
      ],
      note: 'Holographic film fades in 1 to 3 years outdoors, sooner than plain vinyl. It’s best on things you keep indoors.',
    },
    {
      kind: 'applications',
      title: 'Side quests',
      items: [
        {
          title: 'Guild crests',
          src: '/landing/gaming-guild.svg',
          text: 'Your guild’s name on the dragon crest, in your banner colours. Enter it on the product page.',
        },
        {
          title: 'Event packs',
          src: '/landing/gaming-event.svg',
          text: 'Table numbers, badges and prize stickers for a LAN party or a con booth, all on one sheet.',
        },
        {
          title: 'Your own sprite',
          src: '/landing/gaming-sprite.svg',
          text: 'Upload your pixel art, choose a size and see the cut line before you pay.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Before you order',
      questions: [
        {
          heading: 'How do I get the free shipping?',
          get text() {
            return `You already have it: your browser remembers that you visited this page. When your decals come to more than ${freeOver()}, shipping within Canada and to the United States is free. The offer is good for ${formatDayCount(settings.links.offerDays)}.`
          },
        },
        {
          heading: 'Can you print a character from a game?',
          text: "Only with the owner's permission. We're happy to print your own drawings, and anything the makers allow.",
        },
        {
          heading: 'Do skins block the vents?',
          text: 'Not if you trim them. Skins come as sheets: cut around vents, sensors and seams.',
        },
      ],
    },
    {
      kind: 'action',
      page: 'collection',
      look: 'mat',
      art: { kind: 'product', handle: 'pixel-alien-pack', show: 'decal' },
      title: "Didn't find your drop?",
      text: 'Describe it in a sentence and see it as a decal with its cut line in a minute.',
    },
  ],
} as const satisfies LandingPage

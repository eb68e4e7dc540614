import { SHIPPING_PROMISES } from '../../domain/checkout/shipping-promises.ts'
import type { LandingPage } from './landing-page.ts'

const FREE_OVER = `$${SHIPPING_PROMISES.gaming / 100}`

export const gamingLanding = {
  path: '/collection/gaming-landing',
  name: 'Gaming Decals',
  title: 'Gaming Decals for Towers, Laptops and Dice Boxes | Niagara Decals',
  description: `Holographic dice, guild crests with your own words, arcade packs and console skins that come off clean. Free shipping over ${FREE_OVER}.`,
  service: { name: 'Gaming decals and skins', type: 'Vinyl decals', areas: ['Canada', 'United States'] },
  hero: {
    kind: 'poster',
    kicker: `Free shipping over ${FREE_OVER}, kept for you when you come by this page`,
    title: 'Your setup, with loot on it',
    text: 'Film that shifts colour, crests that carry your guild’s name, skins that peel off before the warranty asks. Drawn, printed and cut in St. Catharines.',
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
      { value: FREE_OVER, label: 'and more: free shipping' },
      { value: '2 mm', label: 'the finest line we cut' },
      { value: '0', label: 'residue of a console skin' },
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
      caption: 'Film by what it sticks to',
      columns: ['Goes on', 'Film', 'Why'],
      rows: [
        [
          'Laptop lid, dice box',
          'Holographic, laminated',
          'Shifts with the light; the laminate takes the rub of a sleeve',
        ],
        ['Tower glass', 'Clear with white underlay', 'No border, no background: the fans show through'],
        ['Console, controller dock', 'Removable, low tack', 'Warm it, pull slowly, and nothing stays behind'],
        ['Car, cooler, helmet', 'Cast vinyl', 'The only one of the four that belongs outdoors for years'],
      ],
      note: 'Holographic film fades sooner outdoors than plain vinyl. Keep it in the room where it is dark anyway.',
    },
    {
      kind: 'applications',
      title: 'Side quests',
      items: [
        {
          title: 'Guild crests',
          text: 'Your guild’s name on the dragon crest, in the colours of its banner. Write it on the product’s page.',
        },
        {
          title: 'Event packs',
          text: 'Table numbers, badges and prize stickers for a LAN night or a con booth, from one sheet.',
        },
        {
          title: 'Your own sprite',
          text: 'Upload your pixel art, choose a size and look at the cut line before you pay.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Before you equip it',
      questions: [
        {
          heading: 'How do I get the free shipping?',
          text: `You have it: your browser now carries a note that you came by this page. When your decals come to more than ${FREE_OVER}, shipping within Canada and to the United States is free. The note holds for 30 days.`,
        },
        {
          heading: 'Can you print a character from a game?',
          text: 'Only with the leave of whoever owns it. What you drew yourself, and what its makers allow to be printed, we print gladly.',
        },
        {
          heading: 'Do skins block the vents?',
          text: 'Skins come as sheets to trim. Cut around vents, sensors and seams, and leave them free.',
        },
      ],
    },
    {
      kind: 'action',
      page: 'collection',
      title: 'Nothing dropped that you like?',
      text: 'Describe it in a sentence. A minute later you see it as a decal, with its cut line.',
    },
  ],
} as const satisfies LandingPage

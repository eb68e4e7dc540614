import type { Link } from '../link.ts'

/** The way on at the end of a page, by the type of the page. */
export const callToAction = {
  product: {
    title: 'Not quite the one?',
    text: 'Change the words, the colour or the size. You see the cut line before you pay.',
    primary: { label: 'Design Your Decal', url: '/design-generator' },
  },
  collection: {
    title: 'Nothing here says it?',
    text: 'Describe what you have in mind, and look at it as a decal a minute later.',
    primary: { label: 'Design Your Decal', url: '/design-generator' },
  },
  'state-pride': {
    title: 'Where are you from?',
    text: 'Put your town, your team or your road on a decal that lasts as long as the bumper.',
    primary: { label: 'Get Inspired', url: '/design-inspiration' },
  },
  general: {
    title: 'Tell us what it is for',
    text: 'A person at the cutting table answers, with a price and a day.',
    primary: { label: 'Write to Us', url: '/contact' },
  },
} as const satisfies Record<string, { title: string; text: string; primary: Link }>

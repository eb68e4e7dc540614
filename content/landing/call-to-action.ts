import type { Link } from '../link.ts'

type CallToAction = {
  readonly title: string
  readonly text: string
  readonly primary: Link
  readonly secondary?: Link
}

/** The call to action at the end of a page, for each type of page. */
export const callToAction: Readonly<
  Record<'product' | 'collection' | 'state-pride' | 'general', CallToAction>
> = {
  product: {
    title: 'Not quite right?',
    text: 'Change the words, the colour or the size, and see the cut line before you pay.',
    primary: { label: 'Design Your Decal', url: '/design-generator' },
  },
  collection: {
    title: "Can't find the right one?",
    text: 'Describe what you have in mind and see it as a decal in a minute.',
    primary: { label: 'Design Your Decal', url: '/design-generator' },
  },
  'state-pride': {
    title: 'Where are you from?',
    text: 'Put your town, your team or your road on a decal that lasts as long as the bumper.',
    primary: { label: 'Design My Own', url: '/design-inspiration' },
    secondary: { label: 'Shop all products', url: '/shop' },
  },
  general: {
    title: "Tell us what it's for",
    text: 'Someone at the cutting table answers with a price and a date.',
    primary: { label: 'Write to Us', url: '/contact' },
  },
}

import { shopFacts } from './shop.ts'

/** Texts on the About page, in addition to those in pages/about.html. */
export const aboutCopy = {
  metadata: { title: 'About Us' },
  get lead() {
    return `One shop, one crew, one cutting table in ${shopFacts.address.city}. Since ${shopFacts.founded}.`
  },
  /** The id of a heading in pages/about.html. Each of its sub-headings becomes a card about a member of the team. */
  teamId: 'our-expert-team',
  /** The alternative text of the drawing at the top. */
  pictureAlt:
    'Our shop, drawn: one person cuts on the table, another watches the printer, and rolls of film hang on the wall.',
  closing: {
    title: 'Show us the surface',
    text: 'A photo with a tape measure in it is all we need to get started. Or design a decal yourself first.',
    quote: { label: 'Get a Quote', url: '/contact' },
    designer: { label: 'Try Our AI Designer', url: '/design-generator' },
  },
} as const

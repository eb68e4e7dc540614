import { shopFacts } from './shop.ts'

/** Copy on the About page, around the text of pages/about.html. */
export const aboutCopy = {
  metadata: { title: 'About Us' },
  get lead() {
    return `One shop, one crew, one cutting table in ${shopFacts.address.city}. Since ${shopFacts.founded}.`
  },
  /** The id of the heading in pages/about.html whose sub-headings become the cards of the team. */
  teamId: 'our-expert-team',
  /** The alternative text of the drawing at the top. */
  pictureAlt:
    'Our shop, drawn: one person cuts on the table, another watches the printer, and rolls of film hang on the wall.',
  closing: {
    title: 'Bring us the surface',
    text: 'A photo with a tape measure in it is all we need to get started. Or design a decal yourself first.',
    quote: { label: 'Get a Quote', url: '/contact' },
    designer: { label: 'Try Our AI Designer', url: '/design-generator' },
  },
} as const

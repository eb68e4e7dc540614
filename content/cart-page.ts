import { shopFacts } from './shop.ts'

/** Texts of /cart. */
export const cartPageCopy = {
  empty: {
    text: 'Three good places to start:',
    links: [
      { label: 'Decals for cars and trucks', url: '/collection/vehicle-decals' },
      { label: 'A decal from your own words or artwork', url: '/design-generator' },
      { label: 'Names and numbers for boats', url: '/collection/boat-decals-graphics' },
    ],
  },
  next: {
    title: 'What happens next',
    pay: {
      icon: 'lock',
      title: 'You check out',
      text: "You'll see shipping and taxes before you pay. You don't need an account.",
    },
    make: {
      icon: 'knife',
      title: 'We make it',
      get text() {
        return `Printed, cut and checked by hand in ${shopFacts.address.city}.`
      },
    },
    proof: {
      icon: 'knife',
      title: 'You approve the proof, we make it',
      get text() {
        return `We e-mail a proof of each item marked “Proof first”, and make that item once you approve it. We print and cut in ${shopFacts.address.city}.`
      },
    },
    ship: {
      icon: 'truck',
      title: 'We ship it, or you pick it up',
      text: "We e-mail the tracking number, or tell you it's ready at the shop.",
    },
  },
} as const

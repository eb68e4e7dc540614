/** The words of the licences, as they lie beside every cut file. */
export const licences = {
  personal: {
    name: 'Personal',
    terms: [
      'You may cut these designs as often as you like for yourself, your home and as gifts.',
      'You may change their size and colours and join them with other designs.',
      'You may not sell what you make of them; the small business licence is for that.',
      'You may not resell, share or publish the files, as they are or changed.',
    ],
  },
  'small-business': {
    name: 'Small business',
    terms: [
      'You may do all that the personal licence allows.',
      'You may make and sell up to 500 finished items with each design, and show them in your own shop and advertising.',
      'You may not resell, share or publish the files, as they are or changed, nor sell them as print on demand.',
    ],
  },
  sizes:
    'Made to be cut at the size the files have: no line and no gap is thinner than 2 mm there. Smaller cuts need a fine blade and patience. The layer Backing is 4 mm wider than the layer Design; hide it for one colour.',
  icons:
    'Some motifs are based on icons by others under free licences that allow this; they are credited at /artwork-credits on our site. Where you publish what you made of such a motif, keep that credit.',
} as const

/** The licence terms included with every cut file. */
export const licenceCopy = {
  personal: {
    name: 'Personal',
    terms: [
      'You may cut these designs as often as you like for yourself, your home and gifts.',
      'You may change their size and colours and combine them with other designs.',
      'You may not sell what you make with them. You need the small business licence for that.',
      'You may not resell, share or publish the files, changed or unchanged.',
    ],
  },
  'small-business': {
    name: 'Small business',
    terms: [
      'You may do everything the personal licence allows.',
      'You may make and sell up to 500 finished items with each design, and show them in your own shop and advertising.',
      'You may not resell, share or publish the files, changed or unchanged, or offer them for print on demand.',
    ],
  },
  sizes:
    'Cut the files at their original size, where no line or gap is thinner than 2 mm. Smaller cuts need a fine blade and patience. The Backing layer is 4 mm wider than the Design layer. Hide it for a one-colour decal.',
  icons:
    'Some motifs are based on icons under free licences, credited at /artwork-credits on our site. If you publish something made with one of these motifs, keep the credit.',
} as const

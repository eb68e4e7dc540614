import type { Cat } from './cat.ts'

/** The features of each kind of cat. The keys are names that owners use, hyphenated. */
export const cats: Readonly<Record<string, Cat>> = {
  'tabby-cat': { cheeks: 25, markings: ['tabby'] },
  'tuxedo-cat': { cheeks: 25, darkCoat: true, markings: ['tuxedo'] },
  'black-cat': { cheeks: 25, darkCoat: true },
  'white-cat': { cheeks: 25 },
  'calico-cat': { cheeks: 25, markings: ['calico'] },
  'tortoiseshell-cat': { cheeks: 25, markings: ['tortoiseshell'] },
  'siamese-cat': { cheeks: 23, wedge: true, ear: 1.15, markings: ['points'] },
  'ragdoll-cat': { cheeks: 26, longHair: true, markings: ['points'] },
  'persian-cat': { cheeks: 26, ear: 0.6, longHair: true, flatFace: true },
  'maine-coon': { cheeks: 23, ear: 1.1, tuftedEars: true, longHair: true, markings: ['tabby'] },
  'norwegian-forest-cat': { cheeks: 24, tuftedEars: true, longHair: true },
  'bengal-cat': { cheeks: 23, wedge: true, markings: ['tabby'] },
  'sphynx-cat': { cheeks: 22, wedge: true, ear: 1.3, hairless: true },
  'scottish-fold': { cheeks: 27, folded: true },
  'british-shorthair': { cheeks: 28, ear: 0.75, darkCoat: true },
  'turkish-van': { cheeks: 25, longHair: true, markings: ['van'] },
}

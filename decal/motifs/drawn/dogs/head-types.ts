// Features of the head that several breeds have in common.

export const spitzHead = {
  skull: 21,
  cheeks: 25,
  muzzle: 12,
  nose: 65,
  chin: 84,
  ears: 'prick',
  coat: 'ruff',
} as const
export const toyDogHead = {
  skull: 22,
  cheeks: 23,
  muzzle: 12,
  nose: 60,
  chin: 79,
  eye: 4.4,
  gaze: 'round',
} as const
export const pinscherHead = {
  skull: 17,
  cheeks: 17,
  muzzle: 10,
  nose: 67,
  chin: 86,
  ears: 'cropped',
  darkCoat: true,
  eyes: 10,
  eye: 3,
  markings: ['tan-points'],
} as const
export const retrieverHead = { skull: 22, cheeks: 24, muzzle: 15, nose: 63, chin: 84, ears: 'drop' } as const
export const curlyHead = {
  skull: 22,
  cheeks: 24,
  muzzle: 13,
  nose: 62,
  chin: 82,
  ears: 'curly',
  coat: 'curly',
} as const
export const silkyHead = { ...toyDogHead, hair: 'curtain', ears: 'feathered', ear: 0.7, beard: true } as const

/** All preflight findings. */
export const findingCodes = [
  'cut-not-one-closed-path',
  'cut-crosses-itself',
  'cut-too-tight',
  'cut-too-near-artwork',
  'artwork-outside-bleed',
  'features-too-thin',
  'lettering-too-small',
  'lettering-without-contrast',
  'decal-too-small',
  'decal-too-wide',
  'picture-too-coarse',
  'code-too-small',
] as const

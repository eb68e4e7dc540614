import type { Butterfly } from './butterfly.ts'

export const butterflies: Readonly<Record<string, Butterfly>> = {
  'monarch-butterfly': { wings: 'pointed', pattern: 'veins' },
  'swallowtail-butterfly': { wings: 'tailed', pattern: 'stripes' },
  'blue-morpho-butterfly': { wings: 'round', pattern: 'border' },
  'painted-lady-butterfly': { wings: 'pointed', pattern: 'bands' },
  'cabbage-white-butterfly': { wings: 'round', pattern: 'plain' },
  'luna-moth': { wings: 'streaming', pattern: 'eyes', isMoth: true },
  moth: { wings: 'broad', pattern: 'eyes', isMoth: true },
}

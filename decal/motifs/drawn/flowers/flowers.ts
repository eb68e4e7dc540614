import type { Flower } from './flower.ts'

export const flowers: Readonly<Record<string, Flower>> = {
  trillium: { petals: 3, shape: 'pointed', eye: 'star', leaves: 3 },
  daffodil: { petals: 6, shape: 'pointed', eye: 'trumpet' },
  dogwood: { petals: 4, shape: 'notched', eye: 'dots' },
  'forget-me-not': { petals: 5, shape: 'round', eye: 'dark' },
  'wild-rose': { petals: 5, shape: 'notched', eye: 'dots', leaves: 5 },
  poinsettia: { petals: 6, shape: 'pointed', rings: 2, eye: 'dots', leaves: 6 },
  dahlia: { petals: 12, shape: 'pointed', rings: 3, eye: 'dots' },
  zinnia: { petals: 12, shape: 'round', rings: 2, eye: 'cone' },
  'black-eyed-susan': { petals: 13, shape: 'narrow', eye: 'cone' },
  aster: { petals: 20, shape: 'narrow', eye: 'dots' },
}

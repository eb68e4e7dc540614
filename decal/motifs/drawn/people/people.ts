import type { Person } from './person.ts'

/** People at work by their trades, hyphenated. */
export const people: Readonly<Record<string, Person>> = {
  welder: { hat: 'welding-mask', clothes: 'work', tool: 'torch' },
  'electrician-with-lightning-bolt': { hat: 'hard-hat', clothes: 'work', tool: 'bolt' },
  plumber: { hat: 'cap', beard: 'moustache', clothes: 'overalls', tool: 'pipe-wrench' },
  firefighter: { hat: 'fire-helmet', clothes: 'turnout', tool: 'axe', reach: 3 },
  nurse: { hat: 'nurse-cap', hair: 'bun', clothes: 'scrubs', tool: 'heart' },
  chef: { hat: 'toque', beard: 'moustache', clothes: 'chef', tool: 'knife' },
  mechanic: { hat: 'cap', clothes: 'work', tool: 'wrench' },
  carpenter: { hat: 'cap', beard: 'full', clothes: 'overalls', tool: 'hammer' },
  farmer: { hat: 'straw-hat', beard: 'full', clothes: 'overalls', tool: 'pitchfork', reach: 12 },
  'hockey-player': { hat: 'hockey-helmet', clothes: 'jersey', tool: 'hockey-stick' },
  'construction-worker': { hat: 'hard-hat', clothes: 'vest', tool: 'hammer' },
  miner: { hat: 'miner-helmet', beard: 'full', clothes: 'work', tool: 'pickaxe', reach: 4 },
  lumberjack: { hat: 'beanie', beard: 'full', clothes: 'plaid', tool: 'axe' },
  doctor: { hair: 'short', glasses: true, clothes: 'coat' },
  'police-officer': { hat: 'peaked-cap', clothes: 'uniform' },
  cowboy: { hat: 'cowboy-hat', beard: 'moustache', clothes: 'plaid' },
  fisherman: { hat: 'rain-hat', beard: 'full', clothes: 'work', tool: 'fishing-rod', reach: 6 },
  'house-painter': { hat: 'cap', clothes: 'overalls', tool: 'roller' },
  barista: { hair: 'bun', clothes: 'apron', tool: 'cup' },
  'female-doctor': { hair: 'long', clothes: 'coat' },
}

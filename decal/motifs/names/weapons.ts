import type { MotifNames } from './motif-names.ts'

/** Weapons of sport and history. They are drawn only if a customer names them. */
export const weaponMotifNames: MotifNames = {
  'sword swords epee sabre saber':
    'd:upright-sword broadsword crossed-swords e:crossed-swords m:sword sword-in-stone',
  'crossed-swords': 'crossed-swords e:crossed-swords m:sword-cross',
  'excalibur sword-in-stone': 'sword-in-stone broadsword',
  katana: 'katana',
  'fencing-sword fencing epee-fencing': 'm:fencing fencer crossed-sabres',
  'archer bow-and-arrow archery-bow bowhunting bowhunter longbow': 'bow-arrow e:bow-and-arrow archer',
  crossbow: 'crossbow',
  arrow: 'd:feathered-arrow broadhead-arrow arrow-flights',
  'battle-axe viking-axe war-axe': 'battle-axe m:axe-battle war-axe',
  'trident poseidon': 'trident e:trident-emblem',
  spear: 'spears m:spear',
  dagger: 'plain-dagger e:dagger',
  cannon: 'cannon',
  'warhammer mjolnir thor': 'thor-hammer warhammer',
  'shuriken throwing-star': 'ninja-star m:shuriken',
  tomahawk: 'tomahawk',
}

import type { Concepts } from './concepts.ts'

/** People at work drawn by parameters here (decal/motifs/drawn/people), by the names customers use. */
export const drawnPeople: Concepts = {
  'welder soudeur': 'd:welder d:welding-mask',
  'electrician electricien': 'd:electrician-with-lightning-bolt m:lightning-bolt-circle plug',
  'plumber plombier': 'd:plumber pipes t:plumber',
  'firefighter fireman pompier': 'd:firefighter fire-axe',
  'nurse infirmiere': 'd:nurse',
  'chef cook cuisinier': 'd:chef chef-toque m:chef-hat',
  'mechanic mecanicien auto-mechanic': 'd:mechanic',
  'carpenter menuisier handyman': 'd:carpenter',
  'farmer fermier': 'd:farmer',
  'hockey-player joueur-de-hockey': 'd:hockey-player',
  'construction-worker builder': 'd:construction-worker m:hard-hat',
  'miner mineur': 'd:miner miner',
  'lumberjack bucheron logger': 'd:lumberjack',
  'doctor physician medecin': 'd:doctor d:female-doctor',
  'police-officer policeman cop policier': 'd:police-officer',
  'cowboy rodeo-cowboy': 'd:cowboy western-hat',
  'fisherman pecheur': 'd:fisherman',
  'house-painter painter peintre': 'd:house-painter m:format-paint',
  barista: 'd:barista',
}

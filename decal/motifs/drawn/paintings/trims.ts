import {
  amberColour,
  rubberColour,
  lampColour,
  offWhiteColour,
  skinColour,
  steelColour,
  glassShineColour,
  waterColour,
  woodColour,
} from './colours.ts'
import type { Trim } from './painted-cutout.ts'

const lamps = (head: string, tail: string): Trim => ({ head: [head], tail: [tail] })

/** The trims that turn cutout drawings of vehicles and boats into paintings. The keys are the drawings' hyphenated names. */
export const trims: Readonly<Record<string, Trim>> = {
  'pickup-truck': lamps('4.4,51 9.5,50 9.5,54.5 4,55', '94,49.5 96.3,49.5 96.3,55 94,55'),
  'lifted-truck': lamps('4.4,43 9.5,42 9.5,46.5 4,47', '94,41.5 96.3,41.5 96.3,47 94,47'),
  'lowered-truck': lamps('4.4,54 9.5,53 9.5,57.5 4,58', '94,52.5 96.3,52.5 96.3,58 94,58'),
  'crew-cab-truck': lamps('2.9,49 8.4,47.4 8.4,52 2.5,53', '94.6,46.6 97.3,46.6 97.3,53 94.6,53'),
  'classic-truck': lamps('5,47 8.6,45 11,47.6 8.4,50.6 5.2,50', '94.6,46 97,46 97,51 94.6,51'),
  'monster-truck': {
    ...lamps('4.4,34 9.5,33 9.5,37.5 4,38', '94,32.5 96.3,32.5 96.3,38 94,38'),
    bars: { '2.4': amberColour },
  },
  jeep: {
    ...lamps('5.6,50.6 9.6,50 9.6,54.6 5.6,54.6', '90,50 92.4,50 92.4,56 90,56'),
    parts: [null, rubberColour],
  },
  coupe: lamps('5,54.5 12,51.6 14,53.4 7,56', '92.6,51.6 96.2,51.8 97,56 93,55.6'),
  'muscle-car': lamps('4,50.6 8,49.4 8,54 3.6,54.6', '94,46.6 97.2,45.6 97.2,51 94,51'),
  sedan: lamps('4.4,53 11,50.6 12,53.6 4.4,56', '92.6,50.6 95.4,50.8 96.6,55.4 93,55.4'),
  hatchback: lamps('8.4,52.8 14,50.4 15,53.2 8.2,55.6', '88.2,48.8 90.4,49 91.6,54.6 88.6,54.6'),
  suv: lamps('5,49.8 10.6,47.8 11.6,51.6 5,53.6', '91.6,46.4 93.8,46.8 94.4,54 91.8,54'),
  minivan: lamps('5.2,53.4 11.6,49.8 13,53 5.2,56.4', '92.8,42 95,43 96,50 93.4,50'),
  'cargo-van': lamps('5,51 10,49 10.6,53.4 5,55', '93.4,46 95.6,46 95.7,54 93.4,54'),
  'station-wagon': lamps('4.4,53 11,50.6 12,53.6 4.4,56', '92.6,44 94,45.6 95.4,51.6 92.8,51.6'),
  convertible: {
    ...lamps('4.4,54.4 11,52 12,55 4.4,57', '92.4,52 95.6,52 96.8,56.6 93,56.6'),
    parts: [null, rubberColour, rubberColour],
  },
  limousine: lamps('2,54 7,51.8 8,54.4 2,56.4', '95,51.6 97.6,52 98.6,56 95.4,56'),
  hearse: lamps('3,51.8 9,49.8 10,53 3,55', '95.4,46 97.4,47 98,53 95.8,53'),
  'vintage-car': { head: ['3,46 7,45 7,50 3,49'], parts: [null, null, rubberColour, steelColour] },
  'hot-rod': { parts: [null, null, steelColour, steelColour, steelColour] },
  'garbage-truck': {
    ...lamps('2.6,53 6,53 6,57 2.6,57', '96,52 98.6,52 98.6,56 96,56'),
    parts: [offWhiteColour, rubberColour, null],
  },
  'cement-truck': {
    head: ['3.4,55 7,55 7,59 3.4,59'],
    parts: [null, rubberColour, offWhiteColour, steelColour, steelColour],
  },
  'semi-truck': {
    head: ['3.4,50 3.4,45.6 7,44.6 8,48'],
    parts: [offWhiteColour, null, rubberColour, null, null, null, steelColour, steelColour],
    bars: { '2.8': steelColour },
  },
  'bobtail-truck': {
    head: ['4.6,48.4 9,46.4 9.6,50 4.6,51'],
    parts: [null, rubberColour],
    bars: { '2.6': steelColour },
  },
  'tow-truck': {
    ...lamps('3.6,50.4 9,49.6 9,53.6 3.4,54', '95,52.4 98.2,52.4 98.2,57.6 95,57.6'),
    parts: [steelColour, null, null, null, steelColour, amberColour],
  },
  'push-mower': { parts: ['#4f9d45', rubberColour, null, steelColour, null, steelColour] },
  'dump-truck': { head: ['3.4,55 7,55 7,59 3.4,59'], parts: [null, rubberColour, null] },
  'school-bus': lamps('3.6,52 7.6,51 7.6,55 3.4,56', '94,54 96.4,54 96.4,59 94,59'),
  motorhome: lamps('4,53 8,51 8.6,55 4,57', '94,52 96.4,52 96.4,58 94,58'),
  snowmobile: {
    head: ['20,44.6 26,42.4 27,45.4 21,47.6'],
    parts: [null, rubberColour, steelColour],
    gaps: [0],
  },
  'golf-cart': { head: ['12,52 15,50 16,53 12.4,54.6'], parts: [null, offWhiteColour, rubberColour] },
  bulldozer: { parts: [rubberColour, null, null, null, steelColour, rubberColour], gaps: [2] },
  excavator: { parts: [null, rubberColour, null, null, steelColour], gaps: [1] },
  'skid-steer': { parts: [null, null, rubberColour, steelColour] },
  'combine-harvester': { parts: [null, null, null, steelColour, steelColour] },
  'zero-turn-mower': { parts: [null, rubberColour, null, rubberColour] },
  'riding-mower': { parts: [null, rubberColour, rubberColour] },
  'ice-resurfacer': { parts: [null, offWhiteColour, offWhiteColour, steelColour] },

  motorcycle: { parts: [null, lampColour, null, rubberColour, null, steelColour, steelColour, steelColour] },
  'touring-motorcycle': {
    parts: [
      null,
      null,
      glassShineColour,
      null,
      rubberColour,
      null,
      null,
      steelColour,
      steelColour,
      steelColour,
      null,
    ],
  },
  'sport-bike': { parts: [null, glassShineColour, null, rubberColour, null] },
  chopper: { parts: [null, rubberColour, null, lampColour, steelColour, steelColour, steelColour] },
  'dirt-bike': { parts: [null, offWhiteColour, null, rubberColour, null, steelColour], gaps: [0, 1] },
  quad: { parts: [null, null, rubberColour, null, rubberColour, steelColour] },
  'off-road-buggy': { parts: [null, rubberColour, rubberColour, null] },
  tricycle: { parts: [null, rubberColour] },

  kayak: {
    parts: [null, '#d2452f', skinColour],
    bars: { '2': waterColour, '2.2': woodColour, '5': woodColour, '2.4': '#d2452f' },
  },
  canoe: { bars: { '2': waterColour, '2.2': woodColour, '6': woodColour } },
  'pontoon-boat': {
    parts: [steelColour, rubberColour, null, null, null, rubberColour],
    bars: { '2': waterColour },
  },
  sailboat: { parts: [null, offWhiteColour, offWhiteColour], bars: { '1.8': woodColour, '2': waterColour } },
  tugboat: { parts: [null, offWhiteColour, offWhiteColour, null, rubberColour], bars: { '2': waterColour } },
  'lake-freighter': {
    parts: [null, offWhiteColour, offWhiteColour, offWhiteColour, offWhiteColour, rubberColour],
    bars: { '2': waterColour },
  },
  'fishing-boat': { parts: [null, offWhiteColour, null, rubberColour], bars: { '2': waterColour } },
  'personal-watercraft': { bars: { '2': waterColour } },
  'ski-boat': { parts: [null, glassShineColour, rubberColour], bars: { '2': waterColour } },
  'cabin-cruiser': { parts: [null, offWhiteColour, offWhiteColour], bars: { '2.2': waterColour } },
  bowrider: {
    parts: [null, offWhiteColour, rubberColour, rubberColour, rubberColour],
    bars: { '2.2': waterColour },
  },
  'bass-boat': {
    parts: [null, rubberColour, rubberColour, rubberColour, rubberColour, rubberColour],
    bars: { '2': waterColour },
  },
  yacht: { parts: [null, offWhiteColour, offWhiteColour, offWhiteColour], bars: { '2': waterColour } },
  rowboat: { bars: { '2': waterColour, '2.2': woodColour, '5.6': woodColour } },
  'sailing-yacht': {
    parts: [null, offWhiteColour, offWhiteColour, offWhiteColour],
    bars: { '1.8': woodColour, '2.2': waterColour },
  },
}

import type { Colour } from '../../../colour.ts'
import { britishColumbiaFlag } from './british-columbia.ts'
import type { Flag, FlagLayer } from './flag.ts'

const across = (...colours: Colour[]): FlagLayer => ({ kind: 'bands', run: 'across', colours })
const down = (...colours: Colour[]): FlagLayer => ({ kind: 'bands', run: 'down', colours })
const weighed = (run: 'across' | 'down', parts: readonly number[], ...colours: Colour[]): FlagLayer => ({
  kind: 'bands',
  run,
  colours,
  parts,
})
const star = (colour: Colour, x: number, y: number, r: number, points = 5): FlagLayer => ({
  kind: 'star',
  colour,
  x,
  y,
  r,
  points,
})
function disc(colour: Colour, x: number, y: number, r: number): FlagLayer {
  return { kind: 'disc', colour, x, y, r }
}
function box(colour: Colour, x: number, y: number, width: number, height: number): FlagLayer {
  return { kind: 'box', colour, x, y, width, height }
}
const triangle = (colour: Colour, reach = 45): FlagLayer => ({ kind: 'triangle', colour, reach })
const cross = (colour: Colour, width: number, x = 45): FlagLayer => ({ kind: 'cross', colour, x, width })
const nordic = (ground: Colour, outer: Colour, inner?: Colour): Flag => [
  across(ground),
  cross(outer, inner ? 15 : 12, 32),
  ...(inner ? [cross(inner, 7.5, 32)] : []),
]

const stripes = (light: Colour, dark: Colour, count: number): FlagLayer =>
  across(...Array.from({ length: count }, (_, index) => (index % 2 === 0 ? dark : light)))

const starField = (colour: Colour, columns: number, rows: number): FlagLayer[] =>
  Array.from({ length: columns * rows }, (_, index) =>
    star(
      colour,
      4 + ((index % columns) * 29) / (columns - 1),
      4 + (Math.floor(index / columns) * 24) / (rows - 1),
      2.2,
    ),
  )

/** Flags, simplified for film. The keys are the hyphenated names of countries and regions. */
export const flags: Readonly<Record<string, Flag>> = {
  'flag-canada': [
    weighed('down', [1, 2, 1], '#d80621', '#ffffff', '#d80621'),
    { kind: 'leaf', colour: '#d80621', x: 45, y: 30, size: 22 },
  ],
  'flag-british-columbia': britishColumbiaFlag,
  'flag-quebec': [
    across('#003da5'),
    cross('#ffffff', 11),
    ...(
      [
        [20, 13],
        [70, 13],
        [20, 47],
        [70, 47],
      ] as const
    ).map(([x, y]): FlagLayer => ({ kind: 'lily', colour: '#ffffff', x, y, size: 9.5 })),
  ],
  'flag-acadia': [down('#0055a4', '#ffffff', '#ef4135'), star('#fcd116', 15, 15, 9)],
  'flag-nova-scotia': [across('#ffffff'), { kind: 'saltire', colour: '#003da5', width: 13 }],
  'flag-pride': [across('#e40303', '#ff8c00', '#ffed00', '#008026', '#004dff', '#750787')],
  'flag-trans': [across('#5bcefa', '#f5a9b8', '#ffffff', '#f5a9b8', '#5bcefa')],
  'flag-usa': [
    stripes('#ffffff', '#b31942', 13),
    box('#0a3161', 0, 0, 37, 32.3),
    ...starField('#ffffff', 6, 5),
  ],
  'flag-texas': [across('#ffffff', '#bf0a30'), box('#002868', 0, 0, 30, 60), star('#ffffff', 15, 30, 11)],
  'flag-uk': [
    across('#012169'),
    { kind: 'saltire', colour: '#ffffff', width: 12 },
    { kind: 'saltire', colour: '#c8102e', width: 5 },
    cross('#ffffff', 20),
    cross('#c8102e', 12),
  ],
  'flag-england': [across('#ffffff'), cross('#ce1124', 12)],
  'flag-scotland': [across('#005eb8'), { kind: 'saltire', colour: '#ffffff', width: 12 }],
  'flag-ireland': [down('#169b62', '#ffffff', '#ff883e')],
  'flag-france': [down('#0055a4', '#ffffff', '#ef4135')],
  'flag-italy': [down('#009246', '#ffffff', '#ce2b37')],
  'flag-germany': [across('#000000', '#dd0000', '#ffce00')],
  'flag-netherlands': [across('#ae1c28', '#ffffff', '#21468b')],
  'flag-belgium': [down('#000000', '#fae042', '#ed2939')],
  'flag-luxembourg': [across('#ed2939', '#ffffff', '#00a1de')],
  'flag-austria': [across('#ed2939', '#ffffff', '#ed2939')],
  'flag-switzerland': [across('#d52b1e'), box('#ffffff', 39.5, 12, 11, 36), box('#ffffff', 27, 24.5, 36, 11)],
  'flag-poland': [across('#ffffff', '#dc143c')],
  'flag-ukraine': [across('#0057b7', '#ffd700')],
  'flag-russia': [across('#ffffff', '#0039a6', '#d52b1e')],
  'flag-hungary': [across('#cd2a3e', '#ffffff', '#436f4d')],
  'flag-romania': [down('#002b7f', '#fcd116', '#ce1126')],
  'flag-bulgaria': [across('#ffffff', '#00966e', '#d62612')],
  'flag-czechia': [across('#ffffff', '#d7141a'), triangle('#11457e')],
  'flag-estonia': [across('#0072ce', '#000000', '#ffffff')],
  'flag-latvia': [weighed('across', [2, 1, 2], '#9e3039', '#ffffff', '#9e3039')],
  'flag-lithuania': [across('#fdb913', '#006a44', '#c1272d')],
  'flag-denmark': nordic('#c60c30', '#ffffff'),
  'flag-sweden': nordic('#006aa7', '#fecc00'),
  'flag-finland': nordic('#ffffff', '#003580'),
  'flag-norway': nordic('#ba0c2f', '#ffffff', '#00205b'),
  'flag-iceland': nordic('#02529c', '#ffffff', '#dc1e35'),
  'flag-greece': [
    stripes('#ffffff', '#0d5eaf', 9),
    box('#0d5eaf', 0, 0, 33.3, 33.3),
    box('#ffffff', 13.3, 0, 6.7, 33.3),
    box('#ffffff', 0, 13.3, 33.3, 6.7),
  ],
  'flag-portugal': [
    weighed('down', [2, 3], '#006600', '#ff0000'),
    disc('#ffcc00', 36, 30, 11),
    disc('#ff0000', 36, 30, 7.5),
    disc('#ffffff', 36, 30, 4),
  ],
  'flag-spain': [weighed('across', [1, 2, 1], '#aa151b', '#f1bf00', '#aa151b')],
  'flag-turkey': [
    across('#e30a17'),
    { kind: 'crescent', colour: '#ffffff', x: 30, y: 30, r: 15, bite: 4.5 },
    star('#ffffff', 49, 30, 7),
  ],
  'flag-israel': [
    weighed('across', [1.2, 1.2, 5.2, 1.2, 1.2], '#ffffff', '#0038b8', '#ffffff', '#0038b8', '#ffffff'),
    star('#0038b8', 45, 30, 10, 6),
  ],
  'flag-palestine': [across('#000000', '#ffffff', '#009736'), triangle('#ee2a35', 30)],
  'flag-jamaica': [
    across('#009b3a'),
    triangle('#000000', 40),
    { kind: 'triangle', colour: '#000000', reach: 40, fromFly: true },
    { kind: 'saltire', colour: '#fed100', width: 10 },
  ],
  'flag-trinidad': [
    across('#ce1126'),
    { kind: 'diagonal', colour: '#ffffff', width: 19 },
    { kind: 'diagonal', colour: '#000000', width: 13 },
  ],
  'flag-bahamas': [across('#00778b', '#ffc72c', '#00778b'), triangle('#000000', 40)],
  'flag-cuba': [
    across('#002a8f', '#ffffff', '#002a8f', '#ffffff', '#002a8f'),
    triangle('#cf142b', 46),
    star('#ffffff', 15, 30, 9),
  ],
  'flag-puerto-rico': [
    across('#ed0000', '#ffffff', '#ed0000', '#ffffff', '#ed0000'),
    triangle('#0050f0', 46),
    star('#ffffff', 15, 30, 9),
  ],
  'flag-colombia': [weighed('across', [2, 1, 1], '#fcd116', '#003893', '#ce1126')],
  'flag-venezuela': [
    across('#ffcc00', '#00247d', '#cf142b'),
    ...[-2, -1, 0, 1, 2].map((step): FlagLayer =>
      star('#ffffff', 45 + step * 8, 31 - 2 * (2 - Math.abs(step)) + 2, 2.6),
    ),
  ],
  'flag-peru': [down('#d91023', '#ffffff', '#d91023')],
  'flag-chile': [across('#ffffff', '#d52b1e'), box('#0039a6', 0, 0, 30, 30), star('#ffffff', 15, 15, 8)],
  'flag-argentina': [
    across('#74acdf', '#ffffff', '#74acdf'),
    { kind: 'star', colour: '#f6b40e', x: 45, y: 30, r: 7.5, points: 16 },
    disc('#f6b40e', 45, 30, 4.6),
  ],
  'flag-brazil': [
    across('#009c3b'),
    { kind: 'diamond', colour: '#ffdf00', width: 76, height: 48 },
    disc('#002776', 45, 30, 12),
    { kind: 'box', colour: '#ffffff', x: 33.6, y: 28, width: 22.8, height: 3 },
  ],
  'flag-panama': [
    across('#ffffff', '#072357'),
    box('#d21034', 45, 0, 45, 30),
    box('#ffffff', 45, 30, 45, 30),
    box('#072357', 0, 30, 45, 30),
    star('#072357', 22, 15, 8),
    star('#d21034', 68, 45, 8),
  ],
  'flag-japan': [across('#ffffff'), disc('#bc002d', 45, 30, 18)],
  'flag-bangladesh': [across('#006a4e'), disc('#f42a41', 40, 30, 18)],
  'flag-china': [
    across('#ee1c25'),
    star('#ffff00', 16, 16, 10),
    star('#ffff00', 31, 6, 3.2),
    star('#ffff00', 37, 12, 3.2),
    star('#ffff00', 37, 20, 3.2),
    star('#ffff00', 31, 26, 3.2),
  ],
  'flag-vietnam': [across('#da251d'), star('#ffff00', 45, 31, 17)],
  'flag-thailand': [
    weighed('across', [1, 1, 2, 1, 1], '#a51931', '#f4f5f8', '#2d2a4a', '#f4f5f8', '#a51931'),
  ],
  'flag-indonesia': [across('#ff0000', '#ffffff')],
  'flag-philippines': [
    across('#0038a8', '#ce1126'),
    triangle('#ffffff', 46),
    { kind: 'star', colour: '#fcd116', x: 15, y: 30, r: 9, points: 8 },
  ],
  'flag-india': [
    across('#ff9933', '#ffffff', '#138808'),
    disc('#000080', 45, 30, 8),
    disc('#ffffff', 45, 30, 6.6),
    { kind: 'star', colour: '#000080', x: 45, y: 30, r: 6.6, points: 12 },
  ],
  'flag-pakistan': [
    weighed('down', [1, 3], '#ffffff', '#01411c'),
    { kind: 'crescent', colour: '#ffffff', x: 55, y: 31, r: 15, bite: 5 },
    star('#ffffff', 66, 21, 5.5),
  ],
  'flag-nigeria': [down('#008751', '#ffffff', '#008751')],
  'flag-ghana': [across('#ce1126', '#fcd116', '#006b3f'), star('#000000', 45, 30, 10)],
  'flag-ivory-coast': [down('#f77f00', '#ffffff', '#009e60')],
  'flag-senegal': [down('#00853f', '#fdef42', '#e31b23'), star('#00853f', 45, 30, 9)],
  'flag-mali': [down('#14b53a', '#fcd116', '#ce1126')],
  'flag-cameroon': [down('#007a5e', '#ce1126', '#fcd116'), star('#fcd116', 45, 30, 9)],
  'flag-ethiopia': [
    across('#078930', '#fcdd09', '#da121a'),
    disc('#0f47af', 45, 30, 13),
    star('#fcdd09', 45, 30, 10),
  ],
  'flag-somalia': [across('#4189dd'), star('#ffffff', 45, 31, 14)],
  'flag-jordan': [
    across('#000000', '#ffffff', '#007a3d'),
    triangle('#ce1126', 46),
    star('#ffffff', 15, 30, 4.5, 7),
  ],
  'flag-yemen': [across('#ce1126', '#ffffff', '#000000')],
  'flag-armenia': [across('#d90012', '#0033a0', '#f2a800')],
  'flag-serbia': [across('#c6363c', '#0c4076', '#ffffff')],
  'flag-slovenia': [across('#ffffff', '#005da4', '#ed1c24')],
  'flag-malta': [down('#ffffff', '#cf142b')],
  'flag-checkered': [
    across('#ffffff'),
    ...Array.from({ length: 24 }, (_, index): FlagLayer | null =>
      (Math.floor(index / 6) + index) % 2 === 0
        ? box('#111111', (index % 6) * 15, Math.floor(index / 6) * 15, 15, 15)
        : null,
    ).filter((layer) => layer !== null),
  ],
}

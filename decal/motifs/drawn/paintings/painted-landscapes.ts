import {
  WINDOW_BOTTOM,
  WINDOW_LEFT,
  WINDOW_RIGHT,
  paintLandscapeArea,
  paintDisc,
  fillGroundBelow,
  drawPeaks,
  drawPines,
  drawHills,
  paintSky,
  drawSnow,
  drawWaves,
  type MountainPeak,
} from './landscape-parts.ts'
import type { Painting } from './painting.ts'

const farPeaks: readonly MountainPeak[] = [
  [20, 42, 26],
  [80, 40, 28],
]
const nearPeaks: readonly MountainPeak[] = [[50, 22, 40]]
const shore: readonly (readonly [number, number])[] = [
  [6, 20],
  [14, 27],
  [23, 18],
  [76, 18],
  [85, 28],
  [94, 21],
]

const pineForest: Painting = [
  paintSky('#f4d9a6'),
  paintDisc('#fff4d6', 66, 32, 15),
  paintLandscapeArea('#9db8a4', () => drawHills(62, 7, 0.4)),
  paintLandscapeArea('#5f8f78', () =>
    drawPines(76, [
      [8, 30],
      [19, 38],
      [30, 29],
      [41, 35],
      [52, 27],
      [62, 36],
      [73, 30],
      [83, 39],
      [93, 30],
    ]),
  ),
  paintLandscapeArea('#24513f', () =>
    drawPines(90, [
      [3, 34],
      [13, 42],
      [25, 30],
      [37, 24],
      [63, 24],
      [75, 31],
      [87, 43],
      [97, 34],
    ]),
  ),
]

const mountainRange: Painting = [
  paintSky('#cde5ef'),
  paintDisc('#ffd36b', 76, 28, 10),
  paintLandscapeArea('#9db4c6', () => drawPeaks(84, farPeaks)),
  paintLandscapeArea('#fdfefe', () => drawSnow(84, farPeaks)),
  paintLandscapeArea('#64829a', () => drawPeaks(90, nearPeaks)),
  paintLandscapeArea('#ffffff', () => drawSnow(90, nearPeaks)),
  paintLandscapeArea('#2d5a45', () => drawPines(88, shore)),
]

const mountainSunset: Painting = [
  paintSky('#f9a03f'),
  { colour: '#fcc24f', ellipses: '50,46,37' },
  { colour: '#ffe08a', ellipses: '50,46,26' },
  paintDisc('#e4572e', 50, 46, 17),
  paintLandscapeArea('#7b4a6d', () =>
    drawPeaks(72, [
      [14, 36, 30],
      [86, 34, 32],
    ]),
  ),
  paintLandscapeArea('#4a2f52', () =>
    drawPeaks(72, [
      [30, 50, 26],
      [70, 52, 26],
    ]),
  ),
  paintLandscapeArea('#1f5f8b', () => drawHills(70, 0.6, 0)),
  paintLandscapeArea('#f9a03f', () =>
    [
      [40, 74, 20],
      [44, 80.5, 20],
      [41, 87, 14],
    ].map(([x = 0, y = 0, wide = 0]) => [
      { x, y },
      { x: x + wide, y },
      { x: x + wide, y: y + 2.4 },
      { x, y: y + 2.4 },
    ]),
  ),
]

const openWater: Painting = [
  paintSky('#d8edf5'),
  paintDisc('#ffd36b', 50, 46, 17),
  paintLandscapeArea('#7cc0dd', () => drawWaves(58, 0)),
  paintLandscapeArea('#3f8fc0', () => drawWaves(70, 1.7)),
  paintLandscapeArea('#1f5f8b', () => drawWaves(83, 3.4)),
]

/** A trail that winds up to the mountains, between rocks. */
const mountainTrail: Painting = [
  paintSky('#cde5ef'),
  paintDisc('#ffd36b', 72, 27, 10),
  paintLandscapeArea('#9aa3ad', () =>
    drawPeaks(66, [
      [28, 26, 30],
      [68, 34, 32],
    ]),
  ),
  paintLandscapeArea('#ffffff', () =>
    drawSnow(66, [
      [28, 26, 30],
      [68, 34, 32],
    ]),
  ),
  paintLandscapeArea('#6f8f57', () => drawHills(62, 4, 0.3)),
  paintLandscapeArea('#d9b582', () => [
    [
      { x: 52, y: 60 },
      { x: 56, y: 60 },
      { x: 52, y: 68 },
      { x: 64, y: 78 },
      { x: 70, y: WINDOW_BOTTOM },
      { x: 22, y: WINDOW_BOTTOM },
      { x: 36, y: 80 },
      { x: 44, y: 70 },
    ],
  ]),
  paintLandscapeArea('#77685c', () => [
    [
      { x: 8, y: 84 },
      { x: 13, y: 74 },
      { x: 22, y: 72 },
      { x: 29, y: 79 },
      { x: 30, y: 88 },
      { x: 12, y: 92 },
    ],
    [
      { x: 70, y: 80 },
      { x: 76, y: 71 },
      { x: 86, y: 72 },
      { x: 92, y: 80 },
      { x: 88, y: 88 },
      { x: 74, y: 88 },
    ],
  ]),
]

/** Rows of a field that run to the horizon. */
const farmField: Painting = [
  paintSky('#d4ebf3'),
  paintDisc('#ffd36b', 28, 34, 12),
  paintLandscapeArea('#9cc177', () => drawHills(60, 5, 0.6)),
  paintLandscapeArea('#7fae4d', () =>
    fillGroundBelow([
      { x: WINDOW_LEFT, y: 66 },
      { x: WINDOW_RIGHT, y: 64 },
    ]),
  ),
  paintLandscapeArea('#5c8c36', () =>
    [-78, -46, -20, 0, 20, 46, 78].map((x) => [
      { x: 50 + x * 0.24, y: 66 },
      { x: 50 + x * 0.24 + 1.6, y: 66 },
      { x: 50 + x * 1.1 + 5, y: WINDOW_BOTTOM },
      { x: 50 + x * 1.1 - 3, y: WINDOW_BOTTOM },
    ]),
  ),
]

const sandyBeach: Painting = [
  paintSky('#c9e8f2'),
  paintDisc('#ffd36b', 70, 30, 12),
  paintLandscapeArea('#3f8fc0', () =>
    fillGroundBelow([
      { x: WINDOW_LEFT, y: 52 },
      { x: WINDOW_RIGHT, y: 52 },
    ]),
  ),
  paintLandscapeArea('#bfe3ee', () => drawHills(70, 2.6, 0.4, 3)),
  paintLandscapeArea('#ecd3a0', () => drawHills(74, 2.6, 0.4, 3)),
]

const fullMoon: Painting = [
  paintSky('#fbeec4'),
  { colour: '#ecd79a', ellipses: '33,34,9,8 62,24,5.4,5 70,52,10,9 40,64,6.4,6 58,76,7,5.6 22,56,4.6' },
]

/** Landscapes and skies in a round window, used as backgrounds. */
export const paintedLandscapes: Readonly<Record<string, Painting>> = {
  'pine-forest': pineForest,
  'mountain-range': mountainRange,
  'mountain-sunset': mountainSunset,
  'waves-on-open-water': openWater,
  'mountain-trail': mountainTrail,
  'farm-field': farmField,
  'sandy-beach': sandyBeach,
  'full-moon': fullMoon,
}

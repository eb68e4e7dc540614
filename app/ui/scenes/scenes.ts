/** An object to which decals are applied, drawn to scale in millimetres. */
export type Scene = {
  id: SceneName
  title: string
  /** The text after the decal's name, such as "on a laptop". */
  on: string
  /** The caption below the picture, which states the size of the object. */
  caption: string
  view: { width: number; height: number }
  /** The width in mm of the closest view in which the object can still be recognized. */
  closest: number
  /** The position of the decal's middle on the object, in mm. */
  place: { cx: number; cy: number }
  /** A typical decal width on this object, in mm. */
  usual: number
  /** The size of the largest decal that fits, in mm. */
  room: { width: number; height: number }
  /** Filled paths, from back to front. */
  paths: readonly (readonly [fill: string, data: string])[]
}
export type SceneName = 'window' | 'tailgate' | 'hull' | 'laptop' | 'hard-hat' | 'trailer' | 'door'

const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`
const disc = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`

const shopWindow: Scene = {
  id: 'window',
  title: 'Window',
  on: 'on a shop window',
  caption: 'A shop window 1.3 m wide',
  view: { width: 2000, height: 1500 },
  closest: 2000,
  place: { cx: 720, cy: 720 },
  usual: 600,
  room: { width: 1200, height: 900 },
  paths: [
    ['#c9b7a2', box(0, 0, 2000, 1500)],
    ['#b9a48c', [0, 240, 480, 720, 960, 1200].map((y) => box(0, y, 2000, 12)).join('')],
    ['#12424c', 'M0 0h2000v150H0z'],
    ['#c8242b', [0, 2, 4, 6, 8].map((n) => `M${n * 222} 120h222l-18 120a111 60 0 0 1-204 0z`).join('')],
    ['#f4efe4', [1, 3, 5, 7].map((n) => `M${n * 222} 120h222l-18 120a111 60 0 0 1-204 0z`).join('')],
    ['#0b1f2a', box(30, 230, 1380, 1010, 10)],
    ['#8fb6bf', box(70, 270, 1300, 930)],
    ['#a8c9cf', 'M70 270h520L190 1200H70zM760 270h150L510 1200H360z'],
    ['#7ba3ad', box(70, 1080, 1300, 120)],
    ['#12424c', box(30, 1240, 1380, 200)],
    ['#0d343c', box(90, 1280, 590, 120, 8) + box(760, 1280, 590, 120, 8)],
    ['#0b1f2a', box(1490, 250, 440, 1190, 10)],
    ['#8fb6bf', box(1550, 320, 320, 760)],
    ['#a8c9cf', 'M1550 320h180l-180 420z'],
    ['#ffc400', box(1512, 760, 22, 150, 10)],
    ['#8c8f8e', box(0, 1440, 2000, 60)],
  ],
}

const tailgate: Scene = {
  id: 'tailgate',
  title: 'Tailgate',
  on: 'on a tailgate',
  caption: 'A tailgate 1.5 m wide',
  view: { width: 2160, height: 1620 },
  closest: 1080,
  place: { cx: 1080, cy: 830 },
  usual: 500,
  room: { width: 1380, height: 400 },
  paths: [
    ['#dbe6e6', box(0, 0, 2160, 1620)],
    ['#a9bfae', 'M0 560l300-150 260 110 340-210 420 230 330-160 510 190v900H0z'],
    ['#8a9093', box(0, 1370, 2160, 250)],
    ['#122c38', 'M470 190q20-70 90-70h1040q70 0 90 70l90 330H380z'],
    ['#7fa4ae', 'M520 230q10-50 60-50h1000q50 0 60 50l68 250H452z'],
    ['#9bbcc4', 'M520 230q10-50 60-50h260L660 480H452z'],
    ['#0f6373', 'M200 560q0-60 60-60h1640q60 0 60 60v640H200z'],
    ['#0b4a56', box(318, 560, 1524, 14) + box(318, 560, 10, 560) + box(1832, 560, 10, 560)],
    ['#127486', box(328, 574, 1504, 546, 16)],
    ['#0b4a56', box(328, 1090, 1504, 16) + box(980, 592, 200, 20, 10)],
    ['#0b1f2a', box(960, 600, 240, 28, 14)],
    ['#c8242b', box(212, 580, 92, 300, 20) + box(1856, 580, 92, 300, 20)],
    ['#f2b8a6', box(212, 700, 92, 60) + box(1856, 700, 92, 60)],
    ['#b9c3c6', 'M170 1140h1820q30 0 30 30v120q0 30-30 30H170q-30 0-30-30v-120q0-30 30-30z'],
    ['#8f9b9f', box(140, 1230, 1880, 14)],
    ['#ffffff', box(930, 1160, 300, 130, 10)],
    ['#0f6373', box(960, 1196, 240, 58, 6)],
    ['#1b2429', box(230, 1310, 280, 190, 40) + box(1650, 1310, 280, 190, 40)],
  ],
}

const hull: Scene = {
  id: 'hull',
  title: 'Hull',
  on: 'on a boat’s hull',
  caption: 'A bow section 2.6 m long',
  view: { width: 2800, height: 2100 },
  closest: 1150,
  place: { cx: 1180, cy: 1010 },
  usual: 900,
  room: { width: 1900, height: 460 },
  paths: [
    ['#cfe3e6', box(0, 0, 2800, 2100)],
    ['#e7f0ef', 'M0 620q260-80 520-40t640-60 760 50 880-60v420H0z'],
    ['#7f9f93', 'M0 900l420-90 600 50 700-80 600 60 480-60v260H0z'],
    ['#3f8794', box(0, 1000, 2800, 1100)],
    ['#0b1f2a', 'M560 590l240-310h620l150 310z'],
    ['#8fb6bf', 'M640 575l196-255h250v255z'],
    ['#a8c9cf', 'M1120 320h270l118 255h-388z'],
    ['#e9edec', 'M0 600h1900q420 10 760 130-20 40-70 70H0z'],
    ['#ffffff', 'M0 720h2580q-150 360-560 640H0z'],
    ['#e4ebea', 'M0 1230h2170q-70 70-150 130H0z'],
    ['#c8242b', 'M0 1190h2214l-44 44H0z'],
    ['#0b1f2a', 'M0 690h2620l-40 40H0z'],
    ['#2f7683', 'M0 1380q180-50 360 0t360 0 360 0 360 0 360 0 360 0 640-20v740H0z'],
    ['#276673', 'M0 1620q220-50 440 0t440 0 440 0 440 0 440 0 600-10v490H0z'],
  ],
}

const laptop: Scene = {
  id: 'laptop',
  title: 'Laptop',
  on: 'on a laptop',
  caption: 'A laptop lid 325 mm wide',
  view: { width: 480, height: 360 },
  closest: 480,
  place: { cx: 240, cy: 158 },
  usual: 90,
  room: { width: 300, height: 200 },
  paths: [
    ['#efe6d8', box(0, 0, 480, 360)],
    ['#d9b98f', box(0, 262, 480, 98)],
    ['#c9a577', box(0, 262, 480, 4) + box(0, 312, 480, 2)],
    ['#2f3b42', box(77, 42, 326, 226, 12)],
    ['#4a565d', box(79, 44, 322, 222, 11)],
    ['#56636b', 'M90 44h150L120 266H90a11 11 0 0 1-11-11V55a11 11 0 0 1 11-11z'],
    ['#8f9aa0', 'M62 266h356l10 12q2 6-4 6H56q-6 0-4-6z'],
    ['#6d787e', 'M52 279h376q0 5-6 5H58q-6 0-6-5z'],
    ['#ffffff', 'M424 216h34l-4 46h-26z'],
    ['#e4ebea', 'M456 224h8q12 2 10 14t-18 14l.5-6q10-2 11-8t-5-8h-7z'],
    ['#7a4a2a', 'M426 220h30l-.4 5h-29z'],
  ],
}

const hardHat: Scene = {
  id: 'hard-hat',
  title: 'Hard hat',
  on: 'on a hard hat',
  caption: 'A hard hat 290 mm wide',
  view: { width: 440, height: 330 },
  closest: 440,
  place: { cx: 220, cy: 168 },
  usual: 75,
  room: { width: 120, height: 95 },
  paths: [
    ['#cbd6d8', box(0, 0, 440, 330)],
    ['#b6c4c7', [0, 88, 176, 264, 352].map((x) => box(x, 0, 4, 330)).join('')],
    ['#a98a5f', box(0, 262, 440, 68)],
    ['#97794f', box(0, 262, 440, 5)],
    ['#d9a500', 'M62 232a158 176 0 0 1 316 0z'],
    ['#ffc400', 'M74 228a146 168 0 0 1 292 0z'],
    ['#ffd54a', 'M112 216q4-96 76-136-56 56-52 136z'],
    ['#e5b000', 'M206 52h28l5 36h-38z'],
    ['#d9a500', 'M150 62l22-10 2 30-18 16zM290 62l-22-10-2 30 18 16z'],
    ['#e5b000', 'M40 236q0-12 14-12h332q14 0 14 12 0 22-40 28-140 16-280 0-40-6-40-28z'],
    ['#c99800', 'M40 238q6 18 40 22 140 16 280 0 34-4 40-22 4 24-40 30-140 16-280 0-44-6-40-30z'],
  ],
}

const trailer: Scene = {
  id: 'trailer',
  title: 'Trailer',
  on: 'on a trailer',
  caption: 'A trailer 3.7 m long',
  view: { width: 4800, height: 3600 },
  closest: 3000,
  place: { cx: 2260, cy: 1640 },
  usual: 1200,
  room: { width: 3200, height: 1300 },
  paths: [
    ['#d6e4e8', box(0, 0, 4800, 3600)],
    ['#b3c6b4', 'M0 2100l700-360 640 260 900-460 1000 420 700-260 860 300v1600H0z'],
    ['#868c8f', box(0, 2940, 4800, 660)],
    ['#f2c94c', box(200, 3260, 700, 44) + box(1500, 3260, 700, 44) + box(2800, 3260, 700, 44)],
    ['#1b2429', 'M3960 2560h560l120 60v70H3960z' + box(4440, 2690, 60, 250)],
    ['#e9edec', box(380, 760, 3660, 1860, 60)],
    ['#ffffff', box(420, 860, 3580, 1640)],
    ['#dfe6e5', [1018, 1616, 2214, 2812, 3410].map((x) => box(x, 860, 10, 1640)).join('')],
    ['#0b1f2a', box(380, 2500, 3660, 120)],
    ['#c8242b', box(400, 2420, 80, 60, 10) + box(3940, 2420, 60, 60, 10)],
    ['#ffb23e', box(2180, 2520, 90, 50, 12) + box(1000, 2520, 90, 50, 12)],
    ['#2a343a', 'M1300 2700q0-300 380-300h700q380 0 380 300z'],
    ['#12191d', disc(1720, 2700, 300) + disc(2380, 2700, 300)],
    ['#b9c3c6', disc(1720, 2700, 160) + disc(2380, 2700, 160)],
    ['#5f6b70', disc(1720, 2700, 50) + disc(2380, 2700, 50)],
  ],
}

const truckDoor: Scene = {
  id: 'door',
  title: 'Truck door',
  on: 'on a truck’s door',
  caption: 'A truck’s door 1.1 m wide',
  view: { width: 1800, height: 1350 },
  closest: 1100,
  place: { cx: 950, cy: 905 },
  usual: 600,
  room: { width: 920, height: 620 },
  paths: [
    ['#d6e4e8', box(0, 0, 1800, 1350)],
    ['#b3c6b4', 'M0 470l260-120 300 90 380-170 420 190 440-110v820H0z'],
    ['#868c8f', box(0, 1270, 1800, 80)],
    // The truck's cab: roof and pillars, then the body from the fender to the box.
    ['#e9edec', 'M260 600L520 110q24-50 80-50h840q60 0 60 60v480z'],
    ['#f4f6f5', 'M0 640q0-70 70-76l210-20h1220v730H0z'],
    ['#dfe6e5', box(1500, 500, 300, 720)],
    ['#cfd8d8', box(1500, 500, 300, 26) + box(1500, 500, 14, 720)],
    ['#122c38', 'M330 552L560 136q14-26 44-26h796q30 0 30 30v412z'],
    ['#6f97a2', 'M368 534L580 152q8-14 26-14h780q20 0 20 20v376z'],
    ['#8fb3bc', 'M420 534L632 138h240L700 534zM960 534l150-396h90l-150 396z'],
    // The truck's door: seam, handle, mirror and sill.
    ['#aebabb', 'M392 552h8v610q0 60 60 60h1000v8H460q-68 0-68-68zM1480 552h8v678h-8z'],
    ['#ffffff', 'M400 572h1080v10H400z'],
    ['#c9d2d2', box(400, 1120, 1080, 8)],
    ['#22303a', box(1300, 600, 150, 42, 21)],
    ['#f4f6f5', box(1292, 592, 150, 22, 11)],
    ['#22303a', 'M350 500q0-26 26-26h120q28 0 28 26v110q0 26-28 26H390q-40 0-40-40z'],
    ['#4d646e', box(372, 492, 130, 118, 14)],
    ['#c3cdcd', box(0, 1180, 392, 10)],
    ['#22282c', box(300, 1230, 1240, 50, 16)],
    ['#1b2429', 'M0 940q150 0 210 110t80 220H0z'],
    ['#12191d', disc(20, 1250, 190)],
    ['#b9c3c6', disc(20, 1250, 104)],
  ],
}

export const scenes: readonly Scene[] = [shopWindow, tailgate, hull, laptop, hardHat, truckDoor, trailer]

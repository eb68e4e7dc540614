/**
 * Barcodes and QR codes that scanners can read, encoded in advance. A bar is [offset, width] in modules. Each row of a QR code is a number
 * whose bits are the row's modules, with the leftmost module in the lowest bit.
 */
type Bars = readonly (readonly [at: number, width: number])[]

/** The EAN-13 barcode of 9506000134352, an example number published by GS1. It is 95 modules wide. */
export const EXAMPLE_EAN: Bars = [
  [0, 1],
  [2, 1],
  [4, 2],
  [9, 1],
  [11, 1],
  [14, 3],
  [21, 1],
  [23, 1],
  [27, 2],
  [30, 1],
  [32, 1],
  [35, 3],
  [41, 2],
  [44, 1],
  [46, 1],
  [48, 1],
  [50, 2],
  [54, 2],
  [57, 1],
  [62, 1],
  [64, 1],
  [66, 3],
  [71, 1],
  [76, 1],
  [78, 1],
  [81, 3],
  [85, 2],
  [88, 2],
  [92, 1],
  [94, 1],
]
const START: Bars = [
  [0, 2],
  [3, 1],
  [6, 3],
  [11, 2],
  [14, 2],
  [18, 2],
  [22, 2],
  [27, 1],
  [29, 1],
  [33, 2],
]
const END: Bars = [
  [55, 2],
  [60, 3],
  [64, 1],
  [66, 2],
]
/** The Code 128 barcodes of the numbers 004000 to 004002. Each is 68 modules wide. */
export const EXAMPLE_SERIALS: readonly { number: string; bars: Bars }[] = [
  { number: '004000', bars: [...START, [36, 2], [40, 2], [44, 1], [47, 1], [50, 4], ...END] },
  { number: '004001', bars: [...START, [37, 2], [40, 2], [44, 1], [47, 4], [53, 1], ...END] },
  { number: '004002', bars: [...START, [37, 2], [41, 2], [44, 4], [50, 1], [53, 1], ...END] },
]
/** The QR code of HTTPS://DECALS.EXAMPLE, a URL reserved for examples. It is 25 modules wide and high. */
const QR_ROWS = [
  0x1fd907f, 0x104d141, 0x174e15d, 0x174185d, 0x174325d, 0x1055c41, 0x1fd557f, 0x7600, 0xc1646e, 0x38106,
  0x29d27c, 0x176e49b, 0x2019da, 0x1adbe28, 0x10d936a, 0x1ad2f19, 0xffa548, 0x1b14700, 0x115707f, 0x171eb41,
  0x17f885d, 0x127255d, 0xd8dd5d, 0x176d141, 0x10e567f,
] as const

export const drawBarsPath = (bars: Bars, x: number, y: number, module: number, height: number): string =>
  bars
    .map(
      ([at, width]) =>
        `M${(x + at * module).toFixed(2)} ${y}h${(width * module).toFixed(2)}v${height}h${(-width * module).toFixed(2)}z`,
    )
    .join('')

export const drawQrPath = (x: number, y: number, module: number): string =>
  QR_ROWS.flatMap((row, down) =>
    Array.from({ length: 25 }, (_, across) =>
      (row >> across) & 1
        ? `M${(x + across * module).toFixed(2)} ${(y + down * module).toFixed(2)}h${module}v${module}h${-module}z`
        : '',
    ),
  ).join('')

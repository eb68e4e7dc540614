import type { ProvinceCode } from '../../../../content/landing/landing-page.ts'

/** A province or territory of the map: its outline, and the position of its code. */
type MappedProvince = {
  outline: string
  label: readonly [x: number, y: number]
  /** A line from a small province to its code, which is written on the sea beside the province. */
  leader?: string
}

export const MAP_WIDTH = 1000
export const MAP_HEIGHT = 860

/**
 * Canada's provinces, simplified to straight lines. The lines were computed from the borders' longitudes and latitudes in Lambert's
 * conformal conic projection (standard parallels 49° and 77° N, central meridian 93° W).
 */
export const canadaMap: Readonly<Record<ProvinceCode, MappedProvince>> = {
  BC: {
    outline:
      'M30 327l-1 25l26 1l1 36l-7 40l8 23l-12 17l-10 10l0 30l-2 27l1 23l15 30l13 24l2 8l36 17l37 16l38 13l-3-14l-5-26l-9-28l-9-21l-9-31l52-116l-25-12l-24-13l-24-14l-23-15l-23-16l-22-17zM17 551l20 22l9 29l6 27l-15-13l-13-29zM6 462l14 12l-13 16l-3 20l-4-25z',
    label: [110, 500],
  },
  AB: {
    outline: 'M192 431l-52 116l9 31l9 21l9 28l5 26l3 14l53 17l60-218l-25-8l-24-8l-23-9z',
    label: [196, 590],
  },
  SK: {
    outline: 'M288 466l-60 218l38 9l39 8l39 6l23-225l-27-4l-26-6z',
    label: [292, 600],
  },
  MB: {
    outline: 'M367 482l-23 225l42 5l43 2l3-79l72-84l-21-6l-18 5l-9-37l-17-4l1-21l-36-2z',
    label: [396, 590],
  },
  ON: {
    outline:
      'M432 635l-3 79l7 7l22 2l21 10l27 1l17-13l25-6l23 16l8 28l18 4l28-2l18 7l13 15l-4 7l-22-11l5 14l-2 25l-9 10l0 11l-8 8l11 5l20-20l17-7l14-5l-4-8l-11 2l4-8l28-13l15-9l16-22l7-8l-5-7l-20 8l-16-2l-26-5l-15-16l-20-88l-13 7l-20-15l-6-16l-8-42l-33 1l-47-28z',
    label: [540, 670],
  },
  QC: {
    outline:
      'M631 644l20 88l15 16l26 5l16 2l20-8l5 7l-3 6l46-15l7-12l3-12l-2-17l8-17l5-16l13-5l11-8l17-9l4-14l-8-9l-23 12l-21 23l-14 37l-9 9l9-28l10-32l14-16l1-14l30-16l48-23l19-41l-6-10l-37 22l-38 20l-15-11l-25 13l-16-22l-5-20l33-13l-15-29l-38-68l-1 34l-17 16l-18-3l-19-34l-42-18l-41 9l14 37l-2 36l27 27l7 23l-25 31l9 26l10 29zM829 611l19-5l20 4l-19 7z',
    label: [690, 640],
  },
  NL: {
    outline:
      'M736 419l38 68l15 29l-33 13l5 20l16 22l25-13l15 11l38-20l37-22l6 10l6-23l-13-19l-29-6l-44-5l-29-23l-26-21zM913 619l0-22l-9-46l9-28l7 40l26-4l16-10l16 7l22 31l-23-7l-13 27l-10-11l-18 11z',
    label: [826, 530],
  },
  NB: {
    outline: 'M792 687l5-16l13-5l11-8l22-5l5 17l13 10l9 2l-1 7l-7 11l-13 15l-14 5l-14-11l-10-24l-10-1z',
    label: [790, 770],
    leader: 'M834 690L806 745',
  },
  NS: {
    outline:
      'M869 689l1-7l22-5l14-7l8 7l-24 29l-17 34l-12-4l-4-12l14-24l12-9zM907 669l-1-10l0-19l18 14l-9 17z',
    label: [898, 745],
    leader: 'M884 708L894 722',
  },
  PE: {
    outline: 'M857 664l13 4l21-9l-1 14l-12 1l-15-1z',
    label: [952, 690],
    leader: 'M876 668L928 678',
  },
  YT: {
    outline:
      'M20 309l130-139l9 12l6 22l-25 30l5 29l-6 26l8 27l-11 34l8 33l12 30l-23-12l-21-13l-22-14l-20-15l-20-16l-20-16z',
    label: [95, 318],
  },
  NT: {
    outline:
      'M165 204l22-1l28 10l19 2l12 19l23 16l-15 31l43 71l14 9l68 37l-12 84l-27-4l-28-6l-27-7l-27-8l-26-9l-26-11l-25-11l-25-13l-12-30l-8-33l11-34l-8-27l6-26l-5-29zM268 215l-7-22l24-31l23 0l10 27l-19 18l-14 10zM295 254l23 9l23 7l16-57l-24-5l-31 12l8 14zM335 153l33 20l8-30l-12-3l-12-3z',
    label: [224, 348],
  },
  NU: {
    outline:
      'M367 482l12-84l-68-37l-14-9l-43-71l15-31l25 28l9 18l28 13l13 25l25-24l21 16l26 3l20-7l3-33l0-28l16-14l10 26l12 41l24 25l12 1l0-45l23-8l10 40l-15 29l-22 21l-2 24l-28 14l-21 33l-18 40l-36-2zM341 270l-28 19l44 8l37-4l5-11l-16-30l3-30l-16-10l-13 1zM718 394l-50 2l-46-21l-34 7l23-29l1-37l-4-20l-37-16l-19-4l-23 3l-22 2l-25-16l-5-31l22-26l23-2l33 12l37 15l36 19l16 20l53 21l1 39l-37-10l25 24l-11 25l35 5zM512 411l9-44l43 30l-37 23zM473 152l49 0l7-52l13-37l4-59l-28-4l-6 3l-6 2l-7 3l-6 2l-25 29l16 33l0 39zM463 152l1 35l65-3l-4-22l-14 2l-13 2l-14 2zM447 82l8-30l19 15l1 40l-12 7zM443 238l1-35l26 1l5 24l-17 13zM402 241l10-34l21 4l-2 35zM416 288l14 1l10 23l-22-6zM368 173l21 3l-3-33l-10 0zM404 166l22 16l8-27l-19-8zM412 106l16 15l-4-24l-13-6z',
    label: [432, 408],
  },
}

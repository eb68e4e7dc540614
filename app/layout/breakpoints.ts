/** Widths in CSS pixels below which a breakpoint holds (specification, section 9); from the last on it is 2xl. */
const BELOW = [
  ['xs', 640],
  ['sm', 768],
  ['md', 1024],
  ['lg', 1280],
  ['xl', 1536],
] as const

export const breakpointOf = (width: number): string => BELOW.find(([, end]) => width < end)?.[0] ?? '2xl'

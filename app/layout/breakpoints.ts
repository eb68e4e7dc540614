/** Upper limits of the breakpoints in CSS pixels (specification, section 9). Anything wider is 2xl. */
const BREAKPOINT_LIMITS = [
  ['xs', 640],
  ['sm', 768],
  ['md', 1024],
  ['lg', 1280],
  ['xl', 1536],
] as const

export const getBreakpoint = (width: number): string =>
  BREAKPOINT_LIMITS.find(([, end]) => width < end)?.[0] ?? '2xl'

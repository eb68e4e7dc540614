/** The maximum length of a page in mm. PDF readers can't open longer pages (14,400 points). */
export const MAX_FILM_MM = 5_080

/** Limits for nesting, in mm. The smallest width is that of rolls for desktop cutters, the largest that of rolls for sign printers. */
export const NEST_LIMITS = { jobs: 100, pieces: 1_000, narrowest: 100, widest: 3_200, shortest: 100 } as const

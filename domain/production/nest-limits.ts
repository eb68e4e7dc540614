/** The longest page that PDF readers open, in mm (14,400 points). */
export const MAX_FILM_MM = 5_080

/** Limits of a nest, with lengths in mm. Widths range from the narrowest roll of desktop cutters to the widest of sign printers. */
export const NEST_LIMITS = { jobs: 100, pieces: 1_000, narrowest: 100, widest: 3_200, shortest: 100 } as const

/** In mm: the longest page that PDF readers open (14,400 points), 5,080 mm. */
export const LONGEST_FILM = 5_080

/** Limits of one nest; lengths in mm. From the narrowest roll of a desktop cutter to the widest of sign printers. */
export const NEST_LIMITS = { jobs: 100, pieces: 1_000, narrowest: 100, widest: 3_200, shortest: 100 } as const

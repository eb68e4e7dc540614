/** The range of points for a design (specification of the design tools, section 9). */
const POINTS_FOR_CREATING = { least: 10, most: 30 } as const
const POINTS_FOR_UPLOADING = { least: 5, most: 15 } as const

type Award = { least: number; most: number }
/** Returns a random number from 0 to just below 1, like Math.random. */
type Random = () => number

/** Picks a random number of points for a design, 10 to 30. */
export const pickDesignAward = (random: Random): number => draw(POINTS_FOR_CREATING, random)

/** Picks a random number of points for an upload, 5 to 15. */
export const pickUploadAward = (random: Random): number => draw(POINTS_FOR_UPLOADING, random)

/** Limits points to the allowed range for a design or an upload. The points are those that a browser reported. */
export const capAward = (kind: 'created' | 'uploaded', points: number): number => {
  const { least, most } = kind === 'created' ? POINTS_FOR_CREATING : POINTS_FOR_UPLOADING
  return Number.isFinite(points) ? Math.min(most, Math.max(least, Math.floor(points))) : least
}

const draw = ({ least, most }: Award, random: Random): number =>
  least + Math.floor(random() * (most - least + 1))

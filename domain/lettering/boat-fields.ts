/** Field names, as in forms and addresses; a separate list, because every landing page reads it. */
export const boatFields = ['number', 'height', 'hand', 'colour', 'hull'] as const
export type BoatField = (typeof boatFields)[number]

/** Field names, as in forms and addresses. They have a module of their own because every landing page loads it. */
export const boatFields = ['number', 'height', 'hand', 'colour', 'hull'] as const
export type BoatField = (typeof boatFields)[number]

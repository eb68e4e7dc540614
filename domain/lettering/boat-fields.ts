/** Names of the boat form's fields, used in forms and URLs. They have their own module, because every landing page loads it. */
export const boatFields = ['number', 'height', 'hand', 'colour', 'hull'] as const
export type BoatField = (typeof boatFields)[number]

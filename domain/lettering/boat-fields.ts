/** What is asked for, as a form and an address carry it; a list of its own, since every landing page reads it. */
export const boatFields = ['number', 'height', 'hand', 'colour', 'hull'] as const
export type BoatField = (typeof boatFields)[number]

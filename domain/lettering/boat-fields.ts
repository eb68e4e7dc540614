/**
 * Names of the boat form's fields, in forms and URLs. They are in a module of their own, because every landing page loads these names, but
 * not the rest of the form.
 */
export const boatFields = ['number', 'height', 'hand', 'colour', 'hull'] as const
export type BoatField = (typeof boatFields)[number]

import { SHARP_DPI } from '../domain/calculators/murals.ts'

/** For each kind of calculator, the material that the print room needs from the buyer before it can start. Staff see this text. */
export const neededCustomerMaterials: Readonly<Record<string, string>> = {
  apparel: 'The print artwork, and how many of each size: ask the customer for both.',
  'floor-graphics': 'The plan of this floor, or a list of lines with colour and length, pictograms and text.',
  labels: 'The data for these labels: numbers, codes or text, and the logo if there is one.',
  murals: `The picture for this mural, at least ${SHARP_DPI} dpi at full size, and photos of the wall.`,
  packaging: 'The artwork on the dieline for this size, and for a bottle or label the container itself.',
  'yard-signs': 'The artwork for these signs: ask the customer for it, or design it if that was ordered.',
}

/** Texts of the slip that lies in the parcel. */
export const packingSlip = {
  title: 'Packing slip',
  order: 'Order {number} of {date}',
  shipTo: 'Ship to',
  pickedUpBy: 'Picked up by',
  pieces: 'Pieces',
  goods: 'Goods',
  note: 'Note',
  thanks: 'Something missing or wrong? Answer your order mail or call us, and we put it right.',
} as const

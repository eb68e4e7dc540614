export const packingSlipCopy = {
  title: 'Packing slip',
  order: 'Order {number}, {date}',
  shipTo: 'Ship to',
  pickedUpBy: 'Pickup for',
  pieces: 'Qty',
  goods: 'Item',
  note: 'Note',
  thanks: "Something missing or wrong? Reply to your order e-mail or call us, and we'll make it right.",
} as const

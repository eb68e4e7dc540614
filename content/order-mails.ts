/**
 * What a buyer reads when an order moves on: subject and paragraphs; {number} stands for the order's number, {amount} for money. Order mails
 * speak of the order and of nothing else.
 */
export const orderMails = {
  'in-proof': {
    subject: 'Order {number}: we are making your proof',
    text: [
      'we are making the proof of your order {number}. You get a mail as soon as there is something to look at.',
    ],
  },
  approved: {
    subject: 'Order {number}: the proof is approved',
    text: ['the proof of your order {number} is approved. It is printed next.'],
  },
  'in-production': {
    subject: 'Order {number} is in production',
    text: ['your order {number} is being printed and cut.'],
  },
  shipped: {
    subject: 'Order {number} is on its way',
    text: ['your order {number} has left our shop.'],
  },
  'ready-for-pickup': {
    subject: 'Order {number} is ready for pickup',
    text: ['your order {number} is ready for you.'],
  },
  done: {
    subject: 'Order {number} is complete',
    text: [
      'your order {number} is with you, by what we know. If something is missing or wrong, answer this mail: we put it right.',
    ],
  },
  cancelled: {
    subject: 'Order {number} is cancelled',
    text: ['your order {number} is cancelled. Nothing of it will be sent.'],
  },
  refunded: {
    subject: 'Order {number} is refunded',
    text: ['the whole amount of your order {number} has gone back to you.'],
  },
  /** Part of the money, without a change of the order. */
  part: {
    subject: 'Money back for order {number}',
    text: ['for your order {number}, {amount} goes back to you.'],
  },
  /** Wherever money goes back. */
  amountBack: '{amount} goes back to the card you paid with.',
  bank: 'Depending on your bank it takes a few days to appear on your statement.',
  parcel: 'Brought by {carrier}, number {tracking}:',
  parcelWithoutNumber: 'Brought by {carrier}.',
  orderPage:
    'Your order page. This address opens your order for whoever has it, so please keep it to yourself:',
} as const

/**
 * What a buyer reads when an order moves on: subject and paragraphs; {number} stands for the order's number, {amount} for money. Order mails
 * speak of the order and of nothing else.
 */
export const orderMails = {
  'in-proof': {
    subject: 'Order {number}: your proof comes first',
    text: [
      'Your order {number} is in proof. We e-mail you each version to look at, and we start printing once you approve one.',
    ],
  },
  approved: {
    subject: 'Order {number}: proof approved',
    text: ['The proof for your order {number} is approved. Printing is next.'],
  },
  'in-production': {
    subject: 'Order {number} is in production',
    text: ["We're printing and cutting your order {number}."],
  },
  shipped: {
    subject: 'Order {number} is on its way',
    text: ['Your order {number} has left our shop.'],
  },
  'ready-for-pickup': {
    subject: 'Order {number} is ready for pickup',
    text: ['Your order {number} is ready for pickup.'],
  },
  done: {
    subject: 'Order {number} is complete',
    text: [
      "Your order {number} should be with you by now. If anything is missing or wrong, reply to this e-mail and we'll make it right.",
    ],
  },
  cancelled: {
    subject: 'Order {number} is cancelled',
    text: ["We've cancelled your order {number}. Nothing will be sent."],
  },
  refunded: {
    subject: 'Order {number} has been refunded',
    text: ["We've refunded your order {number} in full."],
  },
  /** Part of the money, without a change of the order. */
  part: {
    subject: 'Refund for order {number}',
    text: ["We're refunding {amount} for your order {number}."],
  },
  /** Wherever money goes back. */
  amountBack: '{amount} goes back to the card you paid with.',
  bank: 'It can take your bank a few days to show it on your statement.',
  parcel: 'Shipped with {carrier}, tracking number {tracking}:',
  parcelWithoutNumber: 'Shipped with {carrier}.',
  orderPage: 'Your order page (anyone with this link can open it, so please keep it private):',
} as const

/** E-mails that tell the shop about refunds and disputes at its payment provider. */
export const refundAlertCopy = {
  'refund-failed': {
    subject: 'A refund of order {number} failed',
    text: [
      'The refund of {amount} for order {number} failed: {reason}',
      'The money is still with the shop. Ask the customer how they want to be paid, then refund again on the order’s page or pay them another way.',
    ],
  },
  dispute: {
    subject: 'Order {number} is disputed: answer {respondBy}',
    text: [
      'The customer asked their bank for {amount} of order {number}. Reason: {reason}.',
      'Answer in the payment provider’s dashboard {respondBy}, with the approved proof, the tracking number and what you wrote to each other. Without an answer the money is lost.',
      'Don’t refund the order meanwhile: the customer would be paid twice. If it isn’t sent yet, hold it.',
    ],
  },
  'dispute-lost': {
    subject: 'The dispute of order {number} is lost',
    text: [
      'The bank gave {amount} of order {number} back to the customer, and the provider charges a fee.',
      'Nothing more can be refunded. Write the order off or ask the customer for the items.',
    ],
  },
} as const

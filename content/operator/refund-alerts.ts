/** Why a refund failed, if the payment provider gives no reason. Each text continues “failed: ”. */
export const refundFailureReasons = {
  'already-refunded': 'all of the payment was refunded already.',
  'returned-by-bank': 'the customer’s bank sent the money back.',
}

/** E-mails that tell the shop about refunds and disputes at its payment provider. */
export const refundAlertCopy = {
  'refund-failed': {
    subject: 'A refund of order {number} failed',
    text: [
      'The refund of {amount} for order {number} failed: {reason}',
      'The money is still with the shop. Ask the customer how they want to be paid. Then refund again on the order’s page, or pay them another way.',
    ],
  },
  dispute: {
    subject: 'Order {number} is disputed: answer {respondBy}',
    text: [
      'The customer asked their bank to take back {amount} that they paid for order {number}. Reason: {reason}.',
      'Answer in the payment provider’s dashboard {respondBy}, with the approved proof, the tracking number and your messages to each other. If you don’t answer, you lose the money.',
      'Don’t refund the order in the meantime, or the customer is paid twice. If it hasn’t been sent yet, hold it.',
    ],
  },
  'dispute-lost': {
    subject: 'You lost the dispute about order {number}',
    text: [
      'The bank gave {amount} of order {number} back to the customer, and the provider charges a fee.',
      'Nothing more can be refunded. Write the order off, or ask the customer to send the items back.',
    ],
  },
} as const

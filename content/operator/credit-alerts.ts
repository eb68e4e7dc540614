/** E-mails that tell the shop about refunds and disputes of credit purchases at the payment provider. */
export const creditAlertCopy = {
  refunded: {
    subject: 'A credit purchase of {amount} was refunded',
    text: 'A refund of {amount} for {credits} design credits was made in the payment provider’s dashboard.',
  },
  failed: {
    subject: 'A refund of a credit purchase failed',
    text: 'The refund of {amount} for {credits} design credits failed: the customer’s bank sent the money back. Pay the customer another way.',
  },
  'needs-response': {
    subject: 'A credit purchase is disputed: answer {respondBy}',
    text: 'The customer asked their bank to take back {amount} that they paid for {credits} design credits. Answer in the payment provider’s dashboard {respondBy}. If you don’t answer, you lose the money. Don’t refund it in the meantime, or the customer is paid twice.',
  },
  lost: {
    subject: 'You lost the dispute about a credit purchase',
    text: 'The bank gave {amount} for {credits} design credits back to the customer, and the provider charges a fee.',
  },
} as const

/** The last sentence of each e-mail. It says how many credits were taken back. */
export const creditsTakenBackText =
  'Credits taken back: {taken} of {unpaid}. The rest had already been spent.'

/** The mail that tells the shop of a new order. {number}, {total} and {shipping} stand for the order's own. */
export const newOrderMail = {
  subject: 'New order {number}: {total}',
  intro: 'Order {number} is paid: {total}, {shipping}.',
  due: 'Due in production: {day}.',
  proofs:
    'The customer waits for a proof: {titles}. Send it from the order; the due date counts from the approval.',
  missing: 'Before it can be made:',
  nothingToMake: 'There is nothing to make: everything in it is downloaded or done in person.',
} as const

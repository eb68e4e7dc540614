/** Lines and phrases that the shop fills in for the placeholders of e-mails. */
export const mailLines = {
  subtotal: (amount: string): string => `Subtotal: ${amount}`,
  discount: (amount: string, code: string | null): string =>
    `Discount${code === null ? '' : ` (${code})`}: ${amount}`,
  total: (amount: string): string => `Total: ${amount}`,
  delivery: (shipping: string, earliest: string, latest: string): string =>
    `${shipping}, expected between ${earliest} and ${latest}, to:`,
  files: (title: string, days: string): string =>
    `Your files, ${title} (the link works for ${days}; get a new one on your order page):`,
  getFiles: (title: string): string => `Get ${title}`,
  trackWith: { parcel: 'postal code', pickup: 'e-mail address' },
  parcel: (carrier: string, number: string): string =>
    `Shipped with ${carrier}${number === '' ? '' : `, tracking number ${number}`}.`,
  trackParcel: 'Track the parcel',
  pickupHours: (hours: string): string => `Hours: ${hours}.`,
  due: (day: string): string => `Production is due on ${day}.`,
  nothingToMake: 'There’s nothing to make: everything in this order is downloaded or done in person.',
  answerToCustomer: {
    byMail: 'The answer is shown on the product page and e-mailed to the customer.',
    onPage: 'No e-mail address given. The answer is shown on the product page.',
  },
} as const

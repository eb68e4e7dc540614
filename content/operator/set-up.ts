/** The text of the test e-mail that the owner sends to check that e-mail works. */
export const testMailCopy = {
  subject: (shop: string) => `Test e-mail from ${shop}`,
  text: (shop: string) =>
    `This is a test from ${shop}. If you can read this, e-mail works: customers get their confirmations, and you hear about every order.`,
} as const

/** How many sample products, orders, reviews and discount codes the shop has. */
type Samples = { products: number; orders: number; reviews: number; codes: number }

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Texts of the set-up page, "Make it yours". */
export const operatorSetUpCopy = {
  lead: 'Nine short steps, about fifteen minutes. Each is saved as you go, and you can come back to any of them.',
  steps: 'Steps',
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  done: 'done',
  titles: {
    shop: 'Name and address',
    look: 'Logo and colours',
    contact: 'Phone and e-mail',
    hours: 'Opening hours',
    shipping: 'Shipping',
    taxes: 'Sales taxes',
    payments: 'Payment',
    mail: 'E-mail',
    products: 'Products',
  },
  why: {
    shop: 'Customers see this on every page, and on receipts, quotes and packing slips.',
    look: 'Make it look like your shop.',
    contact: 'How customers reach you. Orders and messages are sent to this e-mail address.',
    hours: 'Delivery dates are calculated from these days and hours.',
    shipping: 'What customers pay, and how long it takes.',
    taxes: 'Only the taxes you are registered for are charged.',
    payments: 'How customers pay you.',
    mail: 'Confirmations for your customers, and an alert to you for each order.',
    products: 'Replace the sample products, orders and reviews with your own.',
  },
  save: 'Save and continue',
  skip: 'Skip for now',
  next: 'Continue',
  all: 'All settings',
  finished: {
    title: 'The shop is yours',
    text: 'Everything you entered is on the pages already. You can change it at any time under Settings.',
    missing: 'Before it opens to customers',
    toShop: 'View your shop',
    toToday: 'Go to Today',
  },
  payments: {
    stripe: 'Payments go through Stripe. Customers pay by card or wallet.',
    demo: 'Right now the shop takes demo payments: no money moves, so you can try everything out.',
    how: 'To take real payments, open an account at stripe.com and put its keys into these three lines. Whoever runs your server adds the lines to the shop’s .env file and restarts the shop.',
    keys: 'STRIPE_SECRET_KEY=…\nSTRIPE_WEBHOOK_SECRET=…\nPUBLIC_URL=https://your-shop.ca',
  },
  mail: {
    smtp: 'E-mail goes out through your mail server.',
    folder: 'Right now, e-mails are only saved as files in the data folder, and nobody gets them.',
    how: 'To send e-mails, fill in this line with the values from your e-mail provider. Whoever runs your server adds it to the shop’s .env file and restarts the shop.',
    keys: 'SMTP_URL=smtps://user:password@mail.your-provider.ca',
    to: (addresses: readonly string[]) => `Order e-mail goes to ${addresses.join(', ')}.`,
    send: 'Send a test e-mail',
    sent: (addresses: readonly string[]) => `Sent to ${addresses.join(', ')}. Check the inbox.`,
    written: 'Saved in the data folder, because no mail server is set up.',
    failed: (reason: string) => `The mail server refused it: ${reason}`,
  },
  products: {
    isIn: ({ products, orders, reviews, codes }: Samples) =>
      `The sample shop is loaded: ${plural(products, 'product')}, ${plural(orders, 'order')}, ${plural(reviews, 'review')} and ${plural(codes, 'discount code')}, all invented.`,
    kept: 'Sample products that you’ve changed stay, and so do your own orders, settings and customers.',
    isOut: 'The sample shop has been removed.',
    own: (count: number) =>
      count === 0 ? 'No products are on sale yet.' : `${plural(count, 'product')} on sale.`,
    moveOut: 'Remove the sample shop',
    moveIn: 'Bring the sample shop back',
    moving: 'One moment…',
    ask: {
      question: 'Remove the sample shop?',
      text: 'Customers stop seeing the samples at once. You can bring them back later.',
      keep: 'Keep it',
      confirm: 'Remove it',
    },
    import: 'Import products from a CSV',
    add: 'Add a product',
    see: 'See all products',
  },
  invitation: {
    title: 'Make this shop yours',
    text: 'Name, logo, hours, shipping, taxes, payment and products: nine short steps.',
    start: 'Make it yours',
  },
} as const

import { formatDayCount } from './format-days.ts'
import { settings } from '../domain/settings/settings.ts'

/** Texts of /account and its sub-pages. */
export const accountCopy = {
  metadata: {
    title: 'Your Account',
    description: 'Your orders, designs, images, quotes and credits.',
  },
  heading: 'Your account',
  lead: "There's no password: this browser keeps a secret key. Everything you order, design or buy in this browser appears here, and no other shopper can see it.",
  points: {
    title: 'Design points',
    text: 'Points from the design game are kept in this browser.',
    withoutScripts: 'Turn on JavaScript to see your points, which are kept in this browser.',
    none: 'No points yet. Each design you make in the generator earns some.',
    link: { label: 'Play the design game', path: '/design-generator' },
  },
  devices: {
    title: 'Other devices',
    get text() {
      return `Make a secret link and open it on your phone, tablet or another computer to see this account there. Each link works once, expires after ${formatDayCount(settings.links.accountDays)}, and can be cancelled.`
    },
    warning:
      'Anyone who opens the link can see your orders and addresses and spend your credits. Only send it to yourself.',
    make: 'Open on another device',
    revoke: 'Cancel link',
    forget: 'Sign out other devices',
    forgetText:
      "Lost a phone, or used someone else's computer? This signs out all other devices and cancels all links. Only this browser keeps the account.",
    leave: 'Sign this device out',
    leaveText:
      'You opened this account here with a secret link. When you sign out, this browser goes back to its own account.',
    none: 'No other device has opened this account.',
    thisOne: 'this browser',
  },
  newLink: {
    heading: 'Your secret link',
    text: 'Open this link on the other device. We show it only once and keep no copy. Anyone who has it can open your account, once, until it expires or you cancel it.',
    label: 'Secret link',
    codeLabel: 'QR code for the secret link, which is also shown beside it',
    codeText: "Or point your phone's camera at this code.",
    mail: 'E-mail it to myself',
    mailSubject: () => `My account at ${settings.shop.name}`,
    back: 'Back to your account',
  },
  open: {
    heading: 'Open this account here?',
    text: 'This link opens an account with its orders, designs and credits. Only open it if you made the link yourself: anyone who has this account will see what you order from now on.',
    isNew: 'Open the account on this device',
    has: 'This browser already has:',
    apart: "Open the account and set this browser's things aside",
    apartText: 'We keep them hidden until you sign this device out of the account.',
    bring: "Open the account and add this browser's things to it",
    bringText: "All orders and addresses become part of the account on every device. You can't undo this.",
    guest: 'This browser is in another account right now. Opening this one signs it out of that account.',
    no: 'No, leave everything as it is',
  },
  data: {
    title: 'Your data',
    text: 'Download a copy of everything in this account, or delete it.',
    download: 'Download my data',
    delete: 'Delete my data',
  },
  deletion: {
    heading: 'Delete my data',
    lead: 'This closes your account on every device, immediately and for good.',
    goesTitle: "What we'll delete",
    goes: [
      'Designs, uploaded artwork and images with their files, unless you ordered them',
      'Carts, items you saved for later, and details you entered at checkout',
      "Any credits you have left. They're worth money, and we can't refund them",
      "Reward points, discount codes you redeemed but haven't used, and your referral link",
      'Your name and photos on reviews and questions; votes, unanswered questions, and messages you sent from this browser',
      'Secret links, and access from other devices',
    ],
    staysTitle: 'What we keep, because the law, your order or other buyers need it',
    stays: [
      'Orders, as invoices for as long as tax law requires (Income Tax Act, section 230): number, date, items, amounts, taxes, name, town and postal code. We remove your e-mail, phone, street and note as soon as the order is complete',
      "Designs you ordered: we need them to make your order, and to remake it if it's faulty. We keep them without your name",
      'Credit purchases, as amounts without your name',
      'Your reviews and answered questions, shown as “A buyer”, because they help others. Write to us if you want those deleted too',
      "That you used a welcome discount or placed a first order, as a code that can't be traced back to your address",
    ],
    elsewhere:
      'Your newsletter subscription is separate: unsubscribe with the link in any issue. Design game points are kept in this browser and are cleared too.',
    typed: 'To continue, type',
    confirm: 'Delete everything',
    keep: 'Keep my account',
  },
  deleted: {
    title: 'Your data has been deleted',
    text: "You're starting fresh in this browser. Your files will be gone within minutes. Thanks for visiting.",
  },
} as const

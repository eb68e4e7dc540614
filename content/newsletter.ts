/** What stands at the newsletter's form, on its pages and in its mails. */
export const newsletter = {
  metadata: {
    title: 'Newsletter | Niagara Decals',
    description:
      'New designs, what is back in stock and one thing learned at the cutter, twice a month. Subscribe, confirm or leave the newsletter.',
  },
  title: 'New designs, twice a month',
  text: 'What we drew, what is back in stock and one thing we learned at the cutter.',
  /** Kept word by word with every consent: a change here is a new wording. */
  consent:
    'Yes, send me the Niagara Decals newsletter by e-mail. I can unsubscribe at any time with the link in every issue.',
  button: 'Subscribe',
  next: 'One more step: open the link in the mail we have sent you.',
  pages: {
    sent: {
      title: 'Subscription successful!',
      text: 'Thank you for subscribing to our newsletter. One more step: open the link in the mail we have sent you. It works for 30 days.',
    },
    confirm: { title: 'Confirm your subscription', button: 'Yes, send it to me' },
    confirmed: {
      title: 'You are on the list',
      text: 'The next issue comes to you. Every issue ends with a link that ends them all.',
    },
    unsubscribe: { title: 'Unsubscribe from the newsletter', button: 'Unsubscribe' },
    unsubscribed: {
      title: 'You are unsubscribed',
      text: 'No further issue goes to this address. Mails about orders are not part of the newsletter and still come.',
    },
    unknown: {
      title: 'This link no longer works',
      text: 'It is more than 30 days old, was used up by an unsubscription, or was cut short on its way. You can subscribe anew.',
    },
  },
  mails: {
    confirm: {
      subject: 'Please confirm your subscription',
      text: 'Somebody, we hope it was you, asked for our newsletter at this address. Open this page to confirm it:',
      otherwise: 'If it was not you, do nothing: without a confirmation no newsletter comes.',
    },
    welcome: {
      subject: 'You are subscribed to our newsletter',
      text: 'Thank you for confirming. About twice a month you get what we drew, what is back in stock and one thing we learned at the cutter.',
      unsubscribe: 'You can unsubscribe at any time:',
    },
  },
} as const

/** Texts of the page of what happens in the shop. */
export const operatorActivityWords = {
  lead: 'Counted by the shop itself, without knowing who: page views, and how many steps further they led. Whoever blocks scripts is not in it; orders are counted from the orders.',
  period: 'Period',
  periods: { '7': '7 days', '30': '30 days', '90': '90 days' },
  day: 'Day',
  steps: {
    page_view: 'Pages seen',
    view_item: 'Products seen',
    add_to_cart: 'Into the cart',
    begin_checkout: 'Checkouts begun',
    orders: 'Orders',
  },
  sum: 'Together',
  each: '{share} % of the step before',
  others: 'What else was done',
  times: 'Times',
  empty: 'Nothing was told of in this period.',
} as const

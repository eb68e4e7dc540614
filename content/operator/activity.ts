export const operatorActivityCopy = {
  lead: "Page views, and how many of them led to a cart and an order. The shop counts them itself, without identifying anyone. Views by visitors who block scripts aren't counted; orders always are.",
  period: 'Period',
  periods: { '7': '7 days', '30': '30 days', '90': '90 days' },
  day: 'Day',
  steps: {
    page_view: 'Page views',
    view_item: 'Product views',
    add_to_cart: 'Added to cart',
    begin_checkout: 'Checkouts started',
    orders: 'Orders',
  },
  sum: 'Total',
  each: (share: number, whole: string) => `${share}% of ${whole.toLowerCase()}`,
  caption: 'Days with visits',
  chart: 'Page views',
  without: (days: number) =>
    days === 1 ? '1 day without visits isn’t listed.' : `${days} days without visits aren’t listed.`,
  others: 'Other events',
  noOthers: 'None in this period.',
  empty: 'No activity in this period.',
  emptyHint: 'Page views, carts and orders appear here as soon as someone visits the shop.',
} as const

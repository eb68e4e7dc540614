/** Copy of the operator's activity page. */
export const operatorActivityWords = {
  lead: "Anonymous counts by the shop itself: page views, and how many led to the next step. Visitors who block scripts aren't counted. Orders come from the order book.",
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
  each: '{share}% of the previous step',
  others: 'Other events',
  times: 'Count',
  empty: 'No activity in this period.',
} as const

import type { PeriodFault } from '../domain/analytics/period.ts'
import type { PotentialGroup } from '../domain/analytics/referral-potential.ts'
import type { Segment } from '../domain/analytics/segments.ts'
import type { AnalyticsTable, AnalyticsView } from '../domain/analytics/views.ts'

const tabs: Readonly<Record<AnalyticsView, string>> = {
  geographic: 'Geographic',
  segments: 'Segments',
  'referral-insights': 'Referral insights',
  'high-value': 'High value',
}

const segments: Readonly<Record<Segment, { name: string; text: string }>> = {
  b2b: { name: 'Business (B2B)', text: 'Orders with a company in the address' },
  b2c: { name: 'Private (B2C)', text: 'All other orders' },
}

const groups: Readonly<Record<PotentialGroup, (region: string | null) => string>> = {
  b2b: () => 'Business customers',
  b2c: () => 'Private customers',
  region: (region) => (region === null ? 'The leading region' : `Customers in ${region}`),
}

const faults: Readonly<Record<PeriodFault, string>> = {
  'not-a-date': 'A day is written like 2026-01-31. Here are the last 52 weeks instead.',
  'ends-before-it-begins': 'The first day comes after the last. Here are the last 52 weeks instead.',
  'too-long': 'That is more than ten years. Here are the last 52 weeks instead.',
}

const files: Readonly<Record<AnalyticsTable | 'orders', string>> = {
  orders: 'Save all orders of this period as CSV',
  trend: 'Save the trend as CSV',
  geographic: 'Save the regions as CSV',
  segments: 'Save the segments as CSV',
  cohorts: 'Save the months as CSV',
  'referral-insights': 'Save the scores as CSV',
  'high-value': 'Save these orders as CSV',
  baskets: 'Save the baskets as CSV',
}

const percentOf = (value: number) => `${Math.round(value * 100)}%`

/** The words of /analytics. */
export const analyticsWords = {
  metadata: {
    title: 'Sales Analytics | Niagara Decals',
    description:
      'Where decals are bought, by whom, and what they come to: regions, segments, referrals and large orders.',
  },
  heading: 'Sales Analytics',
  sample: {
    title: 'Sample data',
    text: 'These are orders of the sample shop. Nobody placed them: names, places and amounts are invented.',
    row: 'Sample',
  },
  shop: 'Orders of the shop, seen by the operator only.',
  closed: {
    title: 'For the operator',
    text: 'The sales of this shop are shown to its operator only.',
    link: 'Sign in as the operator',
  },
  empty: 'No orders in this period yet. Orders are counted as soon as they are paid.',
  tabs: { label: 'Views', ...tabs },
  files,
  faults,
  period: {
    from: 'From',
    to: 'To',
    show: 'Show',
    label: 'Period',
    presets: [
      { name: '4 weeks', days: 28 },
      { name: '13 weeks', days: 91 },
      { name: '52 weeks', days: 364 },
      { name: '2 years', days: 728 },
    ],
    compared: (from: string, to: string) => `Compared with ${from} to ${to}, the same number of days before.`,
  },
  figures: {
    title: 'In this period',
    orders: 'Orders',
    sales: 'Sales',
    average: 'Average order',
    items: 'Items an order',
    none: '–',
    growth: (part: number) =>
      part > 9 ? 'over 10 times' : `${part >= 0 ? '+' : '−'}${Math.abs(part * 100).toFixed(0)}%`,
    noGrowth: 'nothing to compare with',
    against: 'against the period before',
  },
  trend: {
    title: 'Sales over time',
    about: 'What was paid, with tax and shipping, less what went back.',
    now: 'This period',
    earlier: 'The period before',
    table: 'The figures of the chart',
    columns: { from: 'From', orders: 'Orders', sales: 'Sales', earlier: 'Before' },
    text: (from: string, to: string) =>
      `Sales from ${from} to ${to}, beside the period before; the figures are in the table below.`,
  },
  geographic: {
    title: 'Top 8 regions',
    map: 'Sales by province and state',
    mapText:
      'Each tile is a province or a state; the darker it is, the more was sold there. The figures are in the table.',
    noSales: 'No sales',
    rest: 'All other regions',
    noRest: 'No other region bought anything in this period.',
    columns: { region: 'Region', orders: 'Orders', sales: 'Sales', share: 'Share', change: 'Change' },
  },
  segments: {
    title: 'Business and private customers',
    names: segments,
    share: 'Share of sales',
    chart: 'Share of sales by segment',
    columns: {
      segment: 'Segment',
      orders: 'Orders',
      sales: 'Sales',
      share: 'Share',
      average: 'Average order',
      change: 'Change',
      repeat: 'Repeat rate',
    },
    repeat: {
      title: 'Who comes again',
      text: 'Of the customers who first bought in this period, how many have bought again since.',
      computed: (repeat: number, customers: number) => `${repeat} of ${customers} new customers`,
      assumed: (customers: number) =>
        `Assumed: ${customers === 1 ? 'only 1 new customer is' : `only ${customers} new customers are`} known, too few to compute it (30 are needed)`,
      badge: 'Assumed',
    },
  },
  cohorts: {
    title: 'Customers by the month of their first order',
    text: 'How many of them ordered again one, two, … months later. A month that is not over is left out.',
    columns: { first: 'First order', customers: 'Customers', later: (months: number) => `+${months} mo.` },
    none: 'No customers began in this period.',
  },
  insights: {
    title: 'Referral potential',
    text: 'How likely a customer has a reason to recommend the shop: they came again, or their order was over $50.',
    groups,
    columns: { group: 'Group', score: 'Score', again: 'Came again', high: 'Orders over $50', basis: 'Basis' },
    computed: (customers: number) => `Computed from ${customers} new customers`,
    assumed: (value: number, customers: number) =>
      `Assumed ${percentOf(value)}: ${customers === 1 ? 'only 1 new customer is' : `only ${customers} new customers are`} known, too few to compute it (30 are needed)`,
    facts: {
      title: 'Referrals and codes',
      coupon: 'Orders with a discount code',
      started: 'Friends who came by a link',
      completed: 'Referrals completed by a first order',
    },
    page: 'The referral page',
  },
  highValue: {
    title: 'Top 5 orders over $50',
    count: (count: number, all: number) => `${count} of ${all} orders are over $50.`,
    none: 'No order of this period is over $50.',
    chart: 'The highest orders',
    columns: {
      order: 'Order',
      customer: 'Customer',
      segment: 'Segment',
      place: 'Place',
      code: 'Code',
      date: 'Day',
      items: 'Items',
      total: 'Total',
    },
  },
  baskets: {
    title: 'What is in a basket',
    text: 'Orders by the number of pieces.',
    columns: { basket: 'Basket', orders: 'Orders', share: 'Share', sales: 'Sales', average: 'Average order' },
  },
  percent: percentOf,
} as const

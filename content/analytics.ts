import type { PeriodFault } from '../domain/analytics/report-period.ts'
import type { PotentialGroup } from '../domain/analytics/referral-potential.ts'
import type { CustomerSegment } from '../domain/analytics/segments.ts'
import type { AnalyticsTable, AnalyticsView } from '../domain/analytics/views.ts'

const tabs: Readonly<Record<AnalyticsView, string>> = {
  geographic: 'Geographic',
  segments: 'Segments',
  'referral-insights': 'Referral insights',
  'high-value': 'High value',
}

const segments: Readonly<Record<CustomerSegment, { name: string; text: string }>> = {
  b2b: { name: 'Business (B2B)', text: 'Orders with a company in the address' },
  b2c: { name: 'Private (B2C)', text: 'All other orders' },
}

const groups: Readonly<Record<PotentialGroup, (region: string | null) => string>> = {
  b2b: () => 'Business customers',
  b2c: () => 'Private customers',
  region: (region) => (region === null ? 'The leading region' : `Customers in ${region}`),
}

const faults: Readonly<Record<PeriodFault, string>> = {
  'not-a-date': 'Please enter dates like 2026-01-31. Showing the last 52 weeks instead.',
  'ends-before-it-begins': 'The start date is after the end date. Showing the last 52 weeks instead.',
  'too-long': 'The period is longer than ten years. Showing the last 52 weeks instead.',
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

/** Texts of /analytics. */
export const analyticsCopy = {
  metadata: {
    title: 'Sales Analytics',
    description: 'Who buys decals, where, and for how much: regions, segments, referrals and large orders.',
  },
  heading: 'Sales Analytics',
  sample: {
    title: 'Sample data',
    text: "These are the sample shop's orders. Nobody placed them: names, places and amounts are made up.",
    row: 'Sample',
  },
  shop: "Your shop's orders. Only the operator can see them.",
  closed: {
    title: 'Operators only',
    text: "Only the operator can see this shop's sales.",
    link: 'Sign in as the operator',
  },
  upcoming: {
    lead: 'Choose another period above, or come back after your first order. Then you will see:',
    views: {
      geographic: 'Sales by province and state, as bars and on this map',
      segments: 'Business and private customers, and how many of them come back',
      'referral-insights': 'Which customers are likely to send friends',
      'high-value': 'The largest orders, and what an average order contains',
    } satisfies Record<AnalyticsView, string>,
  },
  empty: "No orders in this period yet. We count orders as soon as they're paid.",
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
    compared: (from: string, to: string) => `Compared with the previous period, ${from} to ${to}.`,
    notCompared: (from: string, to: string) =>
      `No orders in the previous period, ${from} to ${to}, so there is nothing to compare with.`,
  },
  figures: {
    title: 'In this period',
    orders: 'Orders',
    sales: 'Sales',
    average: 'Average order',
    items: 'Items per order',
    none: '–',
    growth: (part: number) =>
      part > 9 ? 'over 10 times' : `${part >= 0 ? '+' : '−'}${Math.abs(part * 100).toFixed(0)}%`,
    against: 'vs. previous period',
    credits: ({ purchases, amount, earlier }: { purchases: string; amount: string; earlier: string }) =>
      `Design credits sold: ${amount} in ${purchases} (${earlier} in the previous period). They aren't part of the figures above.`,
    purchases: (count: number) => (count === 1 ? '1 purchase' : `${count} purchases`),
  },
  trend: {
    title: 'Sales over time',
    about: 'Payments including tax and shipping, less refunds.',
    now: 'This period',
    earlier: 'Previous period',
    best: (amount: string, from: string, to: string) =>
      from === to ? `Best: ${amount} on ${from}` : `Best: ${amount}, ${from} to ${to}`,
    table: 'Chart data',
    tooFew: 'The chart begins once there are sales on two dates.',
    columns: { from: 'From', orders: 'Orders', sales: 'Sales', earlier: 'Before' },
    text: (from: string, to: string) =>
      `Sales from ${from} to ${to}, compared with the previous period. The figures are in the table below.`,
  },
  geographic: {
    title: 'Top 8 regions',
    map: 'Sales by province and state',
    mapText:
      'Each tile is a province or state. Darker tiles have higher sales. The figures are in the table.',
    noSales: 'No sales',
    rest: 'All other regions',
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
      title: 'Repeat customers',
      text: 'How many customers who first bought in this period have bought again since.',
      computed: (repeat: number, customers: number) => `${repeat} of ${customers} new customers`,
      assumed: (customers: number) =>
        `Assumed: ${customers === 1 ? 'only 1 new customer is' : `only ${customers} new customers are`} known, too few to calculate it (30 needed)`,
      badge: 'Assumed',
    },
  },
  cohorts: {
    title: 'Customers by month of first order',
    text: 'How many ordered again one, two, … months later. Unfinished months are left out.',
    table: 'Share of customers who ordered again, by month',
    columns: { first: 'First order', customers: 'Customers', later: (months: number) => `+${months} mo.` },
    none: 'No first orders in this period.',
  },
  insights: {
    title: 'Referral potential',
    text: 'How many customers have a reason to recommend the shop: they ordered again, or spent over CA$50.',
    groups,
    columns: {
      group: 'Group',
      score: 'Score',
      again: 'Ordered again',
      high: 'Orders over CA$50',
      basis: 'Basis',
    },
    computed: (customers: number) => `Calculated from ${customers} new customers`,
    assumed: (value: number, customers: number) =>
      `Assumed ${percentOf(value)}: ${customers === 1 ? 'only 1 new customer is' : `only ${customers} new customers are`} known, too few to calculate it (30 needed)`,
    facts: {
      title: 'Referrals and codes',
      coupon: 'Orders with a discount code',
      started: 'Visits through a referral link',
      completed: 'Referrals that led to a first order',
    },
    page: 'Referral page',
  },
  highValue: {
    title: 'Top 5 orders over CA$50',
    count: (count: number, all: number) => `${count} of ${all} orders are over CA$50.`,
    none: 'No orders over CA$50 in this period.',
    chart: 'Highest orders',
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
    title: 'Basket size',
    text: 'Orders by number of items.',
    columns: { basket: 'Basket', orders: 'Orders', share: 'Share', sales: 'Sales', average: 'Average order' },
  },
  percent: percentOf,
} as const

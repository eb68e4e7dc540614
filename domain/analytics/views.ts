/** The tabs of the sales dashboard (specification, section 2). */
export const ANALYTICS_VIEWS = ['geographic', 'segments', 'referral-insights', 'high-value'] as const
export type AnalyticsView = (typeof ANALYTICS_VIEWS)[number]

/** Tables of the dashboard that can be saved as CSV, with the tab they stand in; the orders stand in none. */
export const ANALYTICS_TABLES = {
  geographic: 'geographic',
  trend: 'geographic',
  segments: 'segments',
  cohorts: 'segments',
  'referral-insights': 'referral-insights',
  'high-value': 'high-value',
  baskets: 'high-value',
} as const satisfies Record<string, AnalyticsView>

export type AnalyticsTable = keyof typeof ANALYTICS_TABLES

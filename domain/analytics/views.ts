/** The tabs of the sales dashboard (specification, section 2). */
export const ANALYTICS_VIEWS = ['geographic', 'segments', 'referral-insights', 'high-value'] as const
export type AnalyticsView = (typeof ANALYTICS_VIEWS)[number]

/** The tables of the dashboard that can be downloaded as CSV. The value is the name of the tab that shows the table. */
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

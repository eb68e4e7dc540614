import type { APIRequestContext, Locator, Page, Response } from '@playwright/test'
import type { SocialProof } from '../../contract/social-proof.ts'

export const NOTHING: SocialProof = { purchases: [], sample: false, lowStock: [] }

/** The purchase that is told for a moment. */
export const purchaseToast = (page: Page): Locator => page.getByRole('region', { name: /Recent purchase/ })

/** The list of the latest orders on a landing page. */
export const recentOrders = (page: Page): Locator =>
  page.getByRole('region', { name: 'Fresh off the cutting table' })

export async function factsOf(request: APIRequestContext, query = ''): Promise<SocialProof> {
  const answer = await request.get(`/api/social-proof${query}`)
  return answer.json()
}

/** The next answer that the page gets when it asks what was ordered lately. */
export const nextFacts = (page: Page): Promise<Response> => page.waitForResponse('**/api/social-proof*')

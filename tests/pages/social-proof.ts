import type { APIRequestContext, Locator, Page, Response } from '@playwright/test'
import type { SocialProof } from '../../contract/social-proof.ts'

export const NOTHING: SocialProof = { purchases: [], sample: false, lowStock: [] }

/** The toast about a purchase. */
export const purchaseToast = (page: Page): Locator => page.getByRole('region', { name: /Recent purchase/ })

/** The list of the latest orders on a landing page. */
export const recentOrders = (page: Page): Locator =>
  page.getByRole('region', { name: 'Fresh off the cutting table' })

export async function factsOf(request: APIRequestContext, query = ''): Promise<SocialProof> {
  const answer = await request.get(`/api/social-proof${query}`)
  return answer.json()
}

/** The next response with recent orders. */
export const nextFacts = (page: Page): Promise<Response> => page.waitForResponse('**/api/social-proof*')

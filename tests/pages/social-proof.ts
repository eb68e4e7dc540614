import type { APIRequestContext, Locator, Page, Response } from '@playwright/test'
import type { SocialProof } from '../../contract/social-proof.ts'

export const NOTHING: SocialProof = { purchases: [], sample: false, lowStock: [] }

export const purchaseToast = (page: Page): Locator => page.getByRole('region', { name: /Recent purchase/ })

export const recentOrders = (page: Page): Locator =>
  page.getByRole('region', { name: 'Fresh off the cutting table' })

export async function factsOf(request: APIRequestContext, query = ''): Promise<SocialProof> {
  const answer = await request.get(`/api/social-proof${query}`)
  return answer.json()
}

/** Waits for the next response with social-proof data. */
export const nextFacts = (page: Page): Promise<Response> => page.waitForResponse('**/api/social-proof*')

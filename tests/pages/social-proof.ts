import type { APIRequestContext, Locator, Page, Response } from '@playwright/test'
import type { SocialProof } from '../../contract/social-proof.ts'

export const EMPTY_SOCIAL_PROOF: SocialProof = { purchases: [], sample: false, lowStock: [] }

export const findPurchaseToast = (page: Page): Locator =>
  page.getByRole('region', { name: /Recent purchase/ })

export const findRecentOrders = (page: Page): Locator =>
  page.getByRole('region', { name: 'Fresh off the cutting table' })

export async function fetchSocialProof(request: APIRequestContext, query = ''): Promise<SocialProof> {
  const answer = await request.get(`/api/social-proof${query}`)
  return answer.json()
}

/** Waits for the next response with data for social-proof widgets. */
export const waitForSocialProof = (page: Page): Promise<Response> =>
  page.waitForResponse('**/api/social-proof*')

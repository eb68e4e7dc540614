import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { SocialProof } from '../../contract/social-proof.ts'

export const NOTHING: SocialProof = { purchases: [], sample: false, lowStock: [] }

export const TOAST = 'section[aria-label^="Recent purchase"]'

/** The purchase that is told for a moment. */
export const purchaseToast = (page: Page): Locator => page.getByRole('region', { name: /Recent purchase/ })

/** The list of the latest orders on a landing page. */
export const recent = (page: Page): Locator =>
  page.getByRole('region', { name: 'Lately off the cutting table' })

export async function factsOf(request: APIRequestContext, query = ''): Promise<SocialProof> {
  const answer = await request.get(`/api/social-proof${query}`)
  return answer.json()
}

/** The text is empty where something goes. */
type Turn = { at: number; text: string }

/** Notes when something comes, changes and goes, in milliseconds since the page became interactive. */
export async function watch(page: Page, selector: string): Promise<() => Promise<Turn[]>> {
  await page.evaluate((looked) => {
    const turns: Turn[] = []
    const began = performance.getEntriesByName('interactive')[0]?.startTime ?? 0
    Object.assign(window, { [looked]: turns })
    const look = () => {
      const box = document.querySelector(looked)
      const text = box === null || box.classList.contains('invisible') ? '' : (box.textContent ?? '')
      if (text === (turns.at(-1)?.text ?? '')) return
      turns.push({ at: performance.now() - began, text })
    }
    const all = { subtree: true, childList: true, attributes: true, characterData: true }
    new MutationObserver(look).observe(document.body, all)
  }, selector)
  return () => page.evaluate((looked) => Reflect.get(window, looked), selector)
}

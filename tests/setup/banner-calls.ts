import { type BannerQuote, bannerQuoteSchema } from '../../contract/banner.ts'
import { createEmptyBanner } from '../../content/empty-banner.ts'
import type { BannerDesign } from '../../domain/banner/banner-design.ts'
import { parseNumericGid } from '../../domain/ids.ts'
import type { TestVisitor } from './visitor.ts'

/** Requests a quote for the initial banner of the page. Properties in `question` replace the same properties of the default request. */
export const requestBannerQuote = (of: TestVisitor, question: object = {}): Promise<Response> =>
  of.send('POST', '/api/quotes/banner', { option: 'self', design: createEmptyBanner(), ...question })

export async function quoteBanner(
  of: TestVisitor,
  question: object = {},
): Promise<BannerQuote & { variantId: number }> {
  const response = await requestBannerQuote(of, question)
  if (response.status !== 200) throw new Error(await response.text())
  const quote = bannerQuoteSchema.parse(await response.json())
  return { ...quote, variantId: parseNumericGid(quote.merchandiseId ?? '', 'ProductVariant') ?? Number.NaN }
}

/** Returns the initial banner of the page, with a picture on it. */
export function makeBannerWithImage(
  imageId: string,
  box: Partial<{ x: number; width: number; height: number }> = {},
): BannerDesign {
  const design = createEmptyBanner()
  const picture = {
    id: 'logo',
    kind: 'picture',
    imageId,
    x: 5,
    y: 10,
    width: 2,
    height: 1.2,
    rotation: 0,
    ...box,
  } as const
  return { ...design, items: [...design.items, picture] }
}

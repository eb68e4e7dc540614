import type { BannerText } from '../../../../domain/banner/banner-design.ts'
import type { BannerState } from '../use-banner.ts'

/** Returns the text that the fields and colours edit: the chosen text, or else the first one. */
export function findChosenText({
  design,
  chosenId,
}: Pick<BannerState, 'design' | 'chosenId'>): BannerText | null {
  const texts = design.items.filter((item) => item.kind === 'text')
  return texts.find(({ id }) => id === chosenId) ?? texts[0] ?? null
}

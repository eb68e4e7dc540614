import type { BannerDesign } from '../../../domain/banner/banner-design.ts'
import { parseStoredBanner } from '../../../domain/banner/edit-stored.ts'

const KEY = 'bannerDesign'

/** Reads the stored design; null if there is none, or it is no longer valid. */
export function loadStoredBanner(): BannerDesign | null {
  try {
    return parseStoredBanner(JSON.parse(window.localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

export function storeBanner(design: BannerDesign): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(design))
  } catch {
    // Storage is full or forbidden, so the design is lost when the page closes.
  }
}

import { useCallback, useState } from 'react'
import { computeWidthRange } from './decal-size.ts'
import { createDecalOptions, type DecalOptions } from './decal-options.ts'
import { DESIGN_OFFSET_MM, type MeasuredDecal } from './decal-size.ts'

type MeasuredSize = Pick<MeasuredDecal, 'widthMm' | 'heightMm'> & { offsetMm?: number }

/**
 * Holds the options of the visible decal. If the visitor switches to another decal, the options are kept. Only the width is limited to what
 * the new decal's shape allows.
 */
export function useDecalOptions(measured: MeasuredSize | null): {
  value: DecalOptions
  change: (making: DecalOptions) => void
} {
  const [making, setMaking] = useState<DecalOptions | null>(null)
  const value = making ?? createDecalOptions(measured?.widthMm ?? 100)
  const { least, most } = computeWidthRange({
    offsetMm: DESIGN_OFFSET_MM,
    ...(measured ?? { widthMm: 100, heightMm: 100 }),
  })
  const widthMm = Math.min(most, Math.max(least, value.widthMm))
  return {
    value: widthMm === value.widthMm ? value : { ...value, widthMm },
    change: useCallback((changed: DecalOptions) => setMaking(changed), []),
  }
}

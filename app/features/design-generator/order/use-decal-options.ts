import { useCallback, useState } from 'react'
import { widthRange } from './decal-size.ts'
import { defaultDecalOptions, type DecalOptions } from './decal-options.ts'
import { DESIGN_OFFSET, type MeasuredDecal } from './decal-size.ts'

type Sized = Pick<MeasuredDecal, 'widthMm' | 'heightMm'> & { offsetMm?: number }

/** Holds the options of the visible decal. When the decal changes, the options stay as far as its shape allows. */
export function useDecalOptions(measured: Sized | null): {
  value: DecalOptions
  change: (making: DecalOptions) => void
} {
  const [making, setMaking] = useState<DecalOptions | null>(null)
  const value = making ?? defaultDecalOptions(measured?.widthMm ?? 100)
  const { least, most } = widthRange({
    offsetMm: DESIGN_OFFSET,
    ...(measured ?? { widthMm: 100, heightMm: 100 }),
  })
  const widthMm = Math.min(most, Math.max(least, value.widthMm))
  return {
    value: widthMm === value.widthMm ? value : { ...value, widthMm },
    change: useCallback((changed: DecalOptions) => setMaking(changed), []),
  }
}

import { useCallback, useState } from 'react'
import { widthRange } from './decal-size.ts'
import { firstMaking, type Making } from './making.ts'
import { DESIGN_OFFSET, type MeasuredDecal } from './decal-size.ts'

type Sized = Pick<MeasuredDecal, 'widthMm' | 'heightMm'> & { offsetMm?: number }

/** Holds the options of the visible decal. They carry over to the next decal as far as its shape allows. */
export function useMaking(measured: Sized | null): { value: Making; change: (making: Making) => void } {
  const [making, setMaking] = useState<Making | null>(null)
  const value = making ?? firstMaking(measured?.widthMm ?? 100)
  const { least, most } = widthRange({
    offsetMm: DESIGN_OFFSET,
    ...(measured ?? { widthMm: 100, heightMm: 100 }),
  })
  const widthMm = Math.min(most, Math.max(least, value.widthMm))
  return {
    value: widthMm === value.widthMm ? value : { ...value, widthMm },
    change: useCallback((changed: Making) => setMaking(changed), []),
  }
}

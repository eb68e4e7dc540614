import { useEffect, useMemo, useState } from 'react'
import type { BannerDesign } from '../../../../domain/banner/banner-design.ts'
import type { BannerBox } from '../../../../domain/banner/banner-findings.ts'
import { rotateBox } from '../../../../domain/banner/edit-place.ts'
import { clearTextMeasures, type MeasuredText, measureText } from './measure-text.ts'
import { loadTypeface } from './typefaces.ts'

export type TextMeasures = {
  texts: ReadonlyMap<string, MeasuredText>
  /** The bounding box of each item on the banner, by item id. It encloses the item's ink or picture after rotation. */
  boxes: ReadonlyMap<string, BannerBox>
}

const NO_MEASURES: TextMeasures = { texts: new Map(), boxes: new Map() }

/** Measures a design's items. The result is empty on the server and before the typefaces have loaded. */
export function useTextMeasures(design: BannerDesign): TextMeasures {
  const [loads, setLoads] = useState(0)
  const fonts = [...new Set(design.items.flatMap((item) => (item.kind === 'text' ? [item.font] : [])))]
  const wanted = fonts.toSorted().join('\n')
  useEffect(() => {
    let alive = true
    const come = () => {
      clearTextMeasures()
      if (alive) setLoads((count) => count + 1)
    }
    void Promise.all(fonts.map(loadTypeface)).then(come)
    return () => {
      alive = false
    }
    // The effect depends on `wanted`, a string that contains the same names as `fonts`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted])
  return useMemo(() => (loads === 0 ? NO_MEASURES : measure(design)), [design, loads])
}

function measure(design: BannerDesign): TextMeasures {
  const texts = new Map<string, MeasuredText>()
  const boxes = new Map<string, BannerBox>()
  for (const item of design.items) {
    if (item.kind === 'picture') {
      const [w, h] = [item.width / 2, item.height / 2]
      boxes.set(item.id, rotateBox({ left: -w, right: w, top: -h, bottom: h }, item))
      continue
    }
    const set = measureText(item)
    if (!set) continue
    texts.set(item.id, set)
    if (set.ink) boxes.set(item.id, rotateBox(set.ink, item))
  }
  return { texts, boxes }
}

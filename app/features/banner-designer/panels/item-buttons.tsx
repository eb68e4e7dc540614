import type { KeyboardEvent } from 'react'
import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import type { BannerItem } from '../../../../domain/banner/banner-design.ts'
import { removeItem } from '../../../../domain/banner/edit-items.ts'
import { formatItemName } from './item-name.ts'
import type { BannerState } from '../use-banner.ts'

/** The distance in inches that an arrow key moves an item, without and with Shift. */
const MOVE_STEP_IN = { fine: 0.25, coarse: 1 } as const
const ARROW_KEY_MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type ItemButtonsProps = { banner: BannerState; names: (imageId: string) => string }

/** The items as visually hidden buttons. Through them, keyboards and screen readers can reach the items on the canvas. */
export function ItemButtons({ banner, names }: ItemButtonsProps) {
  const press = (event: KeyboardEvent, item: BannerItem) => {
    const arrow = ARROW_KEY_MOVES[event.key]
    if (arrow) {
      const step = event.shiftKey ? MOVE_STEP_IN.coarse : MOVE_STEP_IN.fine
      banner.change({ ...item, x: item.x + arrow[0] * step, y: item.y + arrow[1] * step }, 'move')
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      banner.edit((design) => removeItem(design, item.id))
    } else if (event.key === 'Escape') banner.choose(null)
    else return
    event.preventDefault()
  }
  return (
    <ul aria-label={bannerDesignerCopy.stage.items} className="sr-only">
      {banner.design.items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            data-banner-item={item.id}
            aria-pressed={item.id === banner.chosenId}
            onFocus={() => banner.choose(item.id)}
            onClick={() => banner.choose(item.id)}
            onKeyDown={(event) => press(event, item)}
          >
            {formatItemName(item, names)}, {item.x.toFixed(2)} in from left, {item.y.toFixed(2)} in from top
          </button>
        </li>
      ))}
    </ul>
  )
}

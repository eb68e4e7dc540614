import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import { BANNER_HEIGHT_IN, type BannerItem } from '../../../../domain/banner/banner-design.ts'
import type { BannerBox } from '../../../../domain/banner/banner-findings.ts'
import {
  duplicateItem,
  createItemId,
  changeStackingOrder,
  removeItem,
} from '../../../../domain/banner/edit-items.ts'
import { alignItem, bannerAlignments } from '../../../../domain/banner/edit-place.ts'
import { resizeItem } from '../../../../domain/banner/edit-size.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { ToolIcon, type ToolIconName } from './tool-icon.tsx'
import type { BannerState } from '../use-banner.ts'

const words = bannerDesignerCopy.items

const placed = { size: 'small', min: 0, step: 0.25 } as const

type ChosenItemProps = { item: BannerItem; box: BannerBox | null; banner: BannerState }

/** The chosen item's position, and its actions. */
export function ChosenItem({ item, box, banner }: ChosenItemProps) {
  const { lengthIn } = banner.design
  const copy = () => {
    const id = createItemId(banner.design, item.kind)
    banner.edit((design) => duplicateItem(design, item.id))
    banner.choose(id)
  }
  const align = (to: (typeof bannerAlignments)[number]) =>
    box && banner.change(alignItem(item, { box, lengthIn, to }))
  return (
    <fieldset className="mt-4 grid gap-4 border-t border-line pt-4">
      <legend className="sr-only">{words.chosen}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <NumberField
          {...placed}
          label={words.x}
          value={item.x}
          max={lengthIn}
          onChange={(x) => banner.change({ ...item, x }, 'x')}
        />
        <NumberField
          {...placed}
          label={words.y}
          value={item.y}
          max={BANNER_HEIGHT_IN}
          onChange={(y) => banner.change({ ...item, y }, 'y')}
        />
        <NumberField
          size="small"
          label={words.turn}
          value={item.rotation}
          min={-180}
          max={180}
          step={5}
          onChange={(rotation) => banner.change({ ...item, rotation }, 'turn')}
        />
        {item.kind === 'picture' && (
          <NumberField
            size="small"
            label={words.width}
            value={item.width}
            min={1}
            max={120}
            step={0.25}
            onChange={(width) => banner.change(resizeItem(item, width / item.width), 'width')}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-1">
        {bannerAlignments.map((to) => (
          <ItemTool
            key={to}
            mark={to}
            label={`${words.alignTo}: ${words.alignments[to]}`}
            onClick={() => align(to)}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-1">
        <ItemTool
          mark="forward"
          label={words.forward}
          onClick={() => banner.edit((design) => changeStackingOrder(design, item.id, 'forward'))}
        />
        <ItemTool
          mark="backward"
          label={words.backward}
          onClick={() => banner.edit((design) => changeStackingOrder(design, item.id, 'backward'))}
        />
        <ItemTool mark="duplicate" label={words.duplicate} onClick={copy} />
        <ItemTool
          mark="remove"
          label={words.remove}
          onClick={() => banner.edit((design) => removeItem(design, item.id))}
        />
      </div>
    </fieldset>
  )
}

function ItemTool({ mark, label, onClick }: { mark: ToolIconName; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-sm border border-line hover:border-river"
    >
      <ToolIcon name={mark} />
    </button>
  )
}

import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import {
  BANNER_LIMITS,
  type BannerText,
  bannerFonts,
  TEXT_SIZE_PT,
} from '../../../../domain/banner/banner-design.ts'
import { BANNER_TYPEFACES } from '../../../../domain/banner/banner-typefaces.ts'
import { bannerPlaceholder } from '../../../../content/empty-banner.ts'
import { addItem, isBannerFull, createBannerText } from '../../../../domain/banner/edit-items.ts'
import { computeReadingDistance, limitText } from '../../../../domain/banner/edit-size.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { RulerSlider } from './ruler-slider.tsx'
import { SegmentChoice } from '../../../ui/segment-choice.tsx'
import { findChosenText } from './chosen-text.ts'
import type { BannerState } from '../use-banner.ts'

const words = bannerDesignerCopy.text

/** The fields of the chosen text: its words, typeface, size and lines. */
export function TextPanel({ banner }: { banner: BannerState }) {
  const text = findChosenText(banner)
  const add = () => {
    const item = createBannerText(banner.design, {
      text: bannerPlaceholder,
      colour: text?.colour ?? '#ffffff',
    })
    banner.edit((design) => addItem(design, item))
    banner.choose(item.id)
  }
  return (
    <div className="grid gap-5">
      {text ? <TextFields key={text.id} text={text} banner={banner} /> : <p>{words.none}</p>}
      <Button
        kind="outline"
        onClick={add}
        disabled={isBannerFull(banner.design)}
        data-cta="banner-add-text"
        className="justify-self-start"
      >
        <Icon name="plus" />
        {words.add}
      </Button>
    </div>
  )
}

function TextFields({ text, banner }: { text: BannerText; banner: BannerState }) {
  const set = (change: Partial<Omit<BannerText, 'kind' | 'id'>>) =>
    banner.change({ ...text, ...change }, Object.keys(change).join())
  const { capitalIn, bestFt, furthestFt } = computeReadingDistance(text)
  return (
    <>
      <TextArea
        label={words.label}
        hint={words.hint}
        required
        rows={3}
        maxLength={BANNER_LIMITS.letters}
        value={text.text}
        onChange={(event) => set({ text: limitText(event.currentTarget.value) })}
      />
      <div>
        <RulerSlider
          label={words.size}
          unit="pt"
          spokenUnit="points"
          value={text.sizePt}
          min={TEXT_SIZE_PT.min}
          max={TEXT_SIZE_PT.max}
          step={TEXT_SIZE_PT.step}
          marks={[24, 36, 48, 60, 72, 84, 96, 108, 120]}
          onChange={(sizePt) => set({ sizePt })}
        />
        <p className="mt-1.5 text-sm tabular-nums">
          <span className="font-semibold">{words.height(capitalIn.toFixed(1))}</span>:{' '}
          {words.reading(bestFt, furthestFt)}
        </p>
      </div>
      <SelectField
        label={words.font}
        hint={words.printed(text.font, BANNER_TYPEFACES[text.font].family)}
        value={text.font}
        options={bannerFonts.map((value) => ({ value, title: value }))}
        onChoose={(font) => set({ font })}
      />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <SegmentChoice
          legend={words.align}
          name="banner-lines"
          value={text.align}
          choices={[
            { value: 'left', title: words.alignments.left },
            { value: 'center', title: words.alignments.center },
            { value: 'right', title: words.alignments.right },
          ]}
          onChange={(align) => set({ align })}
        />
        <CurveField curve={text.curve} onChange={(curve) => set({ curve })} />
      </div>
    </>
  )
}

function CurveField({ curve, onChange }: { curve: number; onChange: (curve: number) => void }) {
  return (
    <label className="block">
      <span className="mb-1 flex justify-between text-sm font-semibold">
        {words.curve}
        <span className="tabular-nums">{curve === 0 ? words.straight : `${curve}°`}</span>
      </span>
      <input
        type="range"
        min={-BANNER_LIMITS.curve}
        max={BANNER_LIMITS.curve}
        step={10}
        value={curve}
        aria-valuetext={curve === 0 ? words.straight : `${curve} degrees`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="h-11 w-full"
      />
    </label>
  )
}

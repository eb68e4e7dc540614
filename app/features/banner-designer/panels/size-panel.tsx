import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import { shopFacts } from '../../../../content/shop.ts'
import { BANNER_LENGTH_IN, BANNER_PRESETS } from '../../../../domain/banner/banner-design.ts'
import { changeLength } from '../../../../domain/banner/edit-items.ts'
import { RulerSlider } from './ruler-slider.tsx'
import type { BannerState } from '../use-banner.ts'

const words = bannerDesignerCopy.size

/** Sets the banner's length, by a slider or by a button for a common length. */
export function SizePanel({ banner }: { banner: BannerState }) {
  const { lengthIn } = banner.design
  const setLength = (wanted: number) => banner.edit((design) => changeLength(design, wanted), 'length')
  return (
    <div className="grid gap-5">
      <RulerSlider
        label={words.slider}
        unit="in"
        spokenUnit="inches"
        value={lengthIn}
        {...BANNER_LENGTH_IN}
        step={1}
        marks={[12, 24, 36, 48, 60, 72, 84, 96, 108, 120]}
        onChange={setLength}
      />
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{words.presets}</legend>
        <div className="grid grid-cols-3 gap-2">
          {BANNER_PRESETS.map((preset) => (
            <button
              key={preset.id}
              type="button"
              aria-pressed={preset.lengthIn === lengthIn}
              onClick={() => setLength(preset.lengthIn)}
              data-cta={`banner-size-${preset.id}`}
              className="min-h-14 rounded-sm border border-line-strong bg-paper px-2 leading-tight hover:border-river aria-pressed:border-river aria-pressed:cut-line"
            >
              <span className="block font-semibold">{words.presetTitles[preset.id]}</span>
              <span className="text-sm text-slate tabular-nums">{preset.lengthIn} in</span>
            </button>
          ))}
        </div>
      </fieldset>
      <p className="text-sm text-slate">{words.fixed}</p>
      <p className="border-l-4 border-hi-vis bg-mist px-3 py-2 text-sm">
        {words.custom}:{' '}
        <a href={shopFacts.phoneLink} data-cta="banner-custom-call" className="text-link whitespace-nowrap">
          {shopFacts.phone}
        </a>
      </p>
    </div>
  )
}

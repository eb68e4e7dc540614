import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import { computeContrast } from '../../../../domain/contrast.ts'
import { BANNER_COLOURS } from '../../../../domain/banner/banner-design.ts'
import { findChosenText } from './chosen-text.ts'
import type { BannerState } from '../use-banner.ts'

const words = bannerDesignerCopy.colors
/**
 * Contrast ratios of WCAG 2.2 (1.4.3). `large` is the minimum for large letters; `good` is enough for letters that are read from far away.
 */
const MIN_CONTRAST = { large: 3, good: 4.5 } as const

/** The colours of the chosen text and of the background, and the contrast between them. */
export function ColorsPanel({ banner }: { banner: BannerState }) {
  const text = findChosenText(banner)
  const { background } = banner.design
  const setBackground = (colour: string) =>
    banner.edit((design) => ({ ...design, background: colour }), 'background')
  return (
    <div className="grid gap-6">
      {text && (
        <ColourField
          legend={words.text}
          name="banner-text-colour"
          value={text.colour}
          onChange={(colour) => banner.change({ ...text, colour }, 'colour')}
        />
      )}
      <ColourField
        legend={words.background}
        name="banner-background"
        value={background}
        onChange={setBackground}
      />
      {text && <Contrast ratio={computeContrast(text.colour, background)} />}
    </div>
  )
}

function Contrast({ ratio }: { ratio: number }) {
  const verdict = ratio >= MIN_CONTRAST.good ? 'good' : ratio >= MIN_CONTRAST.large ? 'fair' : 'poor'
  const edge = { good: 'border-gorge', fair: 'border-hi-vis', poor: 'border-maple' }[verdict]
  return (
    <output className={`block border-l-4 bg-mist px-3 py-2 text-sm ${edge}`}>
      <span className="font-semibold tabular-nums">{words.contrast(ratio.toFixed(1))}.</span> {words[verdict]}
    </output>
  )
}

type ColourFieldProps = { legend: string; name: string; value: string; onChange: (colour: string) => void }

/** The eight colours as radio buttons. Other colours can be chosen with the browser's own picker. */
function ColourField({ legend, name, value, onChange }: ColourFieldProps) {
  const isPreset = BANNER_COLOURS.some(({ hex }) => hex === value)
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2.5">
        {BANNER_COLOURS.map(({ id, hex }) => (
          <label
            key={hex}
            title={words.titles[id]}
            className="relative size-11 rounded-full has-checked:cut-line has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-gorge has-focus-visible:outline-solid"
          >
            <input
              type="radio"
              name={name}
              aria-label={words.titles[id]}
              checked={hex === value}
              onChange={() => onChange(hex)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <svg aria-hidden="true" viewBox="0 0 44 44">
              <circle cx="22" cy="22" r="20" fill={hex} className="stroke-line-strong" />
            </svg>
          </label>
        ))}
      </div>
      <label className="mt-3 inline-flex min-h-11 items-center gap-3 text-sm font-semibold">
        <input
          type="color"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value.toLowerCase())}
          className={`h-11 w-16 rounded-sm border border-line-strong bg-paper p-1 ${isPreset ? '' : 'cut-line'}`}
        />
        {words.free}
        <span className="font-normal text-slate tabular-nums">{value}</span>
        <span className="sr-only"> {legend}</span>
      </label>
    </fieldset>
  )
}

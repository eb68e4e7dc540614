import { labelSheetCopy } from '../../../content/label-sheets.ts'
import {
  LABEL_SIZE_LIMITS,
  type LabelSize,
  computeSheetGrid,
  type SheetKind,
} from '../../../domain/labels/label-sheet.ts'

const { picture: words } = labelSheetCopy

type SheetChoice = LabelSize & { sheet: SheetKind }

/** Returns the label size and the kind of sheet that are entered in the form; null if the shop doesn't print labels of that size. */
export function readSheetChoice(
  field: (name: 'widthMm' | 'heightMm' | 'sheet') => string,
): SheetChoice | null {
  const [widthMm, heightMm] = [field('widthMm'), field('heightMm')].map((text) =>
    Number(text.trim().replace(',', '.')),
  )
  if (!isWithin(widthMm, LABEL_SIZE_LIMITS.width) || !isWithin(heightMm, LABEL_SIZE_LIMITS.height))
    return null
  return { widthMm, heightMm, sheet: field('sheet') === 'roll' ? 'roll' : 'letter' }
}

const isWithin = (mm: number | undefined, { min, max }: { min: number; max: number }): mm is number =>
  mm !== undefined && mm >= min && mm <= max

/** The bars of an example code: offset and width as fractions of the label's width. */
const BARS = [
  [0.14, 0.03],
  [0.19, 0.015],
  [0.24, 0.045],
  [0.32, 0.015],
  [0.36, 0.03],
  [0.44, 0.015],
  [0.49, 0.045],
  [0.57, 0.03],
  [0.63, 0.015],
  [0.67, 0.045],
  [0.75, 0.015],
  [0.8, 0.045],
] as const

/**
 * Draws the sheet in true proportion, with as many labels as fit, their cut lines, and an example code on each. Below it are numbered
 * labels on a jar and a carton.
 */
export function SheetPicture({ choice }: { choice: SheetChoice | null }) {
  const grid = choice && computeSheetGrid(choice.sheet, choice)
  return (
    <figure className="cutting-mat on-dark p-6 text-paper md:p-8">
      <div className="grid justify-items-center gap-4 lg:sticky lg:top-24">
        {grid && choice && (
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${grid.widthMm} ${grid.heightMm}`}
            className="max-h-[min(44rem,calc(100vh-12rem))] w-full max-w-140 bg-paper shadow-lifted"
          >
            <path
              d={grid.places
                .map(({ x, y }) => `M${x} ${y}h${choice.widthMm}v${choice.heightMm}h${-choice.widthMm}z`)
                .join('')}
              fill="#ffffff"
              stroke="#e6007e"
              strokeWidth={grid.widthMm / 400}
              strokeDasharray={`${grid.widthMm / 110} ${grid.widthMm / 160}`}
            />
            <path d={grid.places.map((place) => codeAt(place, choice)).join('')} fill="#0b1f2a" />
          </svg>
        )}
        <figcaption className="text-center text-sm">
          {grid && choice && (
            <span className="block text-lg font-bold tabular-nums">
              {words.count(grid.places.length, choice.sheet)}
            </span>
          )}
          <span className="text-[#c8d5d8]">{words.caption}</span>
        </figcaption>
        <img
          src="/landing/label-shelf.svg"
          alt=""
          width={900}
          height={520}
          loading="lazy"
          className="mt-4 h-auto w-full max-w-140 rounded-sm max-lg:hidden"
        />
      </div>
    </figure>
  )
}

function codeAt({ x, y }: { x: number; y: number }, { widthMm, heightMm }: LabelSize): string {
  const [top, bar, text] = [y + heightMm * 0.16, heightMm * 0.48, heightMm * 0.1]
  const bars = BARS.map(
    ([at, wide]) =>
      `M${(x + at * widthMm).toFixed(2)} ${top.toFixed(2)}h${(wide * widthMm).toFixed(2)}v${bar.toFixed(2)}h${(-wide * widthMm).toFixed(2)}z`,
  )
  const line = `M${(x + widthMm * 0.26).toFixed(2)} ${(top + bar + text).toFixed(2)}h${(widthMm * 0.48).toFixed(2)}v${text.toFixed(2)}h${(-widthMm * 0.48).toFixed(2)}z`
  return bars.join('') + line
}

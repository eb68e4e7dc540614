import {
  getInstallationRateCents,
  getLaminateRateCents,
  getMinInstallationCents,
  getMinMuralCents,
  type MuralMaterial,
  type MuralPrice,
  muralRules,
  PANEL_WIDTH_IN,
  SHARP_DPI,
} from '../../domain/calculators/murals.ts'
import { formatMoney } from '../../domain/money.ts'
import { formatNumber } from '../../domain/written-number.ts'
import { describeCalculator } from './describe-calculator.ts'

export const muralMaterials = {
  'peel-stick': { label: 'Peel-and-stick fabric', note: 'matte, removable; for rentals' },
  smooth: { label: 'Smooth wallpaper', note: 'non-woven, pasted; the sharpest picture' },
  textured: { label: 'Type II commercial vinyl', note: 'canvas grain, pasted; corridors and clinics' },
} satisfies Record<MuralMaterial, { label: string; note: string }>

const materialNames: Readonly<Record<string, { label: string } | undefined>> = muralMaterials

const less = (percent: number): string => `${100 - percent}% less`

/**
 * Explains how the size of the wall affects its price. The wall's area is divided into bands, and a band's lower price applies only to the
 * part of the area within the band. The whole wall never gets cheaper, so this text explains the next band instead of a next price break.
 */
function bandReasons({ bands, largeWall, nextBand }: MuralPrice): { label: string; text: string }[] {
  const [first, second, third] = bands
  return [
    ...(largeWall
      ? [
          {
            label: 'Large wall',
            text: `sq ft ${first.upTo + 1} to ${second.upTo} cost ${less(second.percent)}, anything above ${less(third.percent)}`,
          },
        ]
      : []),
    ...(nextBand
      ? [
          {
            label: 'Next price break',
            text: `each sq ft over ${nextBand.overFeet} costs ${formatMoney(nextBand.rateCents)}`,
          },
        ]
      : []),
  ]
}

const pixels = (feet: number): string => formatNumber(feet * 12 * SHARP_DPI)

export const muralCalculator = describeCalculator(muralRules, {
  title: 'Wall mural',
  fields: {
    width: { label: 'Width of the wall' },
    height: { label: 'Height' },
    material: { look: 'select', label: 'Material', options: muralMaterials },
    laminate: {
      label: 'Scrubbable laminate',
      get hint() {
        return `Protects against hands, carts and chairs: ${formatMoney(getLaminateRateCents())} per square foot.`
      },
    },
    installation: {
      look: 'radio',
      label: 'Installation',
      options: {
        self: { label: 'I’ll install it myself', note: 'includes numbered panels and a checklist' },
        niagara: {
          label: 'Install it for us, in Niagara',
          get note() {
            return `${formatMoney(getInstallationRateCents())} per square foot, from ${formatMoney(getMinInstallationCents())}`
          },
        },
      },
    },
    words: {
      label: 'Picture and wall',
      hint: 'What you want on it, and any doors and outlets. You approve a proof before we print.',
    },
  },
  needs: `The picture for this mural, at least ${SHARP_DPI} dpi at full size, and photos of the wall.`,
  work: ({ material = '', laminate }) => {
    const film = materialNames[material]?.label ?? material
    return {
      film: laminate === 'yes' ? `${film}, scrubbable laminate` : film,
      cut: 'Trimmed to panels, numbered from the left',
    }
  },
  name: ({ width, height, material, laminate, installation }) =>
    [
      `${width} × ${height} ft`,
      muralMaterials[material].label,
      ...(laminate ? ['laminated'] : []),
      ...(installation === 'niagara' ? ['installed by us'] : []),
    ].join(', '),
  piece: () => 'square foot',
  reasons: ({ width, height, material, laminate }, price) => {
    const { squareFeet, rateCents, printCents, laminateCents, installationCents, panels } = price
    return [
      { label: 'Wall', text: `${width} × ${height} ft: ${formatNumber(squareFeet)} sq ft` },
      {
        label: 'Print',
        text: `${muralMaterials[material].label}, ${formatMoney(rateCents)} per sq ft: ${formatMoney(printCents)}`,
      },
      ...(printCents === getMinMuralCents()
        ? [{ label: 'Minimum', text: `${formatMoney(getMinMuralCents())} for one mural` }]
        : []),
      ...bandReasons(price),
      ...(laminate ? [{ label: 'Laminate', text: formatMoney(laminateCents) }] : []),
      ...(installationCents > 0
        ? [{ label: 'Installation', text: `${formatMoney(installationCents)}, within Niagara` }]
        : []),
      { label: 'Panels', text: `${panels} of ${PANEL_WIDTH_IN} in, numbered from the left` },
      { label: 'Picture', text: `best from ${pixels(width)} × ${pixels(height)} pixels` },
    ]
  },
})

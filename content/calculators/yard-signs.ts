import { getDesignServiceCents, yardSignRules } from '../../domain/calculators/yard-signs.ts'
import { formatMoney } from '../../domain/money.ts'
import { describeCalculator } from './describe-calculator.ts'

export const yardSignCalculator = describeCalculator(yardSignRules, {
  title: 'Custom yard signs',
  fields: {
    size: {
      look: 'radio',
      label: 'Size',
      options: {
        '18x24': { label: '18" × 24"', note: 'readable from a passing car' },
        '16x20': { label: '16" × 20"', note: 'for narrow boulevards and fences' },
      },
    },
    quantity: { label: 'How many signs' },
    design: {
      look: 'radio',
      label: 'Design',
      options: {
        own: { label: 'I have a design', note: 'PNG, JPG, PDF or AI, up to 10 MB' },
        service: {
          label: 'Design it for me',
          get note() {
            return `${formatMoney(getDesignServiceCents())} one-time fee`
          },
        },
      },
    },
    words: {
      label: 'Text on the sign',
      hint: 'Or a link to your file or design. You approve a proof before we print.',
    },
  },
  needs: 'The artwork for these signs: ask the customer for it, or design it if that was ordered.',
  work: () => ({
    film: 'Printed on 4 mm corrugated plastic',
    cut: 'Cut to size, flutes upright, one step stake each',
  }),
  name: ({ quantity, size, design }) =>
    `${quantity} ${quantity === 1 ? 'sign' : 'signs'}, ${size.replace('x', ' × ')} in${design === 'service' ? ', with design' : ''}`,
  piece: () => 'sign',
  reasons: ({ quantity }, { eachCents, tierFrom, savedCents, serviceCents }) => [
    {
      label: 'Signs',
      text: `${quantity} × ${formatMoney(eachCents)}${tierFrom > 1 ? `, the price for ${tierFrom} or more` : ''}`,
    },
    ...(savedCents > 0
      ? [{ label: 'You save', text: `${formatMoney(savedCents)} compared with single signs` }]
      : []),
    {
      label: 'Design',
      text:
        serviceCents > 0
          ? `${formatMoney(serviceCents)}, one-time fee for this design`
          : 'your own, no charge',
    },
    { label: 'Included', text: 'full colour, 4 mm corrugated plastic, one step stake per sign' },
  ],
})

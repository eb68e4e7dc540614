import type { OperatorList } from '../../../domain/operator-list.ts'

const reasons = {
  unwelcome: 'Hurtful words',
  brand: 'A brand or team',
  'not-drawn': 'Weapons, drugs, violence',
} as const

export const refusedTextList = {
  title: 'Refused texts',
  path: '/operator/content/refused-texts',
  api: '/api/operator/refused-texts',
  caption: 'Refused texts',
  columns: {
    text: { title: 'Text', kind: 'name' },
    place: {
      title: 'Where',
      kind: 'label',
      labels: {
        decal: 'Design generator',
        words: 'Text of a design',
        banner: 'Banner',
        lettering: 'Fleet lettering',
        image: 'Image model',
      },
    },
    reason: { title: 'Reason', kind: 'label', labels: reasons },
    times: { title: 'Times', kind: 'count', onCard: 'titled' },
    last: { title: 'Last', kind: 'moment', onCard: 'titled' },
  },
  filters: { all: 'All', ...reasons },
  actions: {
    remove: {
      label: 'Remove',
      name: (text) => `Remove “${text}”`,
      done: (texts) => (texts === 1 ? '1 text removed.' : `${texts} texts removed.`),
    },
  },
  empty: {
    title: 'Nothing was refused',
    text: 'When a customer’s text contains a refused word, the text appears here for a few weeks, without a name.',
    mark: 'search',
  },
} as const satisfies OperatorList

import { operatorSetUpCopy } from '../../../../content/operator/set-up.ts'
import type { SampleShop } from '../../../../contract/operator/sample-shop.ts'
import { getButtonClass } from '../../../ui/button.tsx'
import { useOperatorData } from '../frame/use-operator-data.ts'

const { invitation: words } = operatorSetUpCopy

/** Links to the set-up pages while the sample shop is installed. */
export function SetUpInvitation() {
  const { data } = useOperatorData<SampleShop>('/api/operator/sample-shop')
  if (data.state !== 'ready' || !data.value.isIn) return null
  return (
    <section
      aria-label={words.title}
      className="mt-3 flex flex-wrap items-center justify-between gap-3 bg-paper p-4"
    >
      <div>
        <h2 className="text-lg">{words.title}</h2>
        <p className="text-sm text-slate">{words.text}</p>
      </div>
      <a href="/operator/make-it-yours" className={getButtonClass('primary', 'small')}>
        {words.start}
      </a>
    </section>
  )
}

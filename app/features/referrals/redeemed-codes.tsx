import { referralCopy } from '../../../content/referrals.ts'
import type { RedeemedCode } from '../../../contract/referrals.ts'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { copyText } from './copy-text.ts'

const words = referralCopy.codes

/** The discount codes for which the visitor redeemed points. */
export function RedeemedCodes({ codes }: { codes: readonly RedeemedCode[] }) {
  return (
    <section aria-labelledby="codes" className="mt-12">
      <h2 id="codes" className="text-xl md:text-2xl">
        {words.title}
      </h2>
      {codes.length === 0 ? (
        <p className="mt-2 text-slate">{words.empty}</p>
      ) : (
        <ul className="mt-3">
          {codes.map((redeemed) => (
            <CodeRow key={redeemed.code} redeemed={redeemed} />
          ))}
        </ul>
      )}
    </section>
  )
}

function CodeRow({ redeemed: { name, code, state } }: { redeemed: RedeemedCode }) {
  const select = () => {
    const shown = document.getElementById(`code-${code}`)
    if (shown) getSelection()?.selectAllChildren(shown)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <span>
        <code id={`code-${code}`} className={`text-lg font-bold ${state === 'unused' ? '' : 'text-slate'}`}>
          {code}
        </code>
        <span className="block text-sm text-slate">
          {name} · {words.states[state]}
        </span>
      </span>
      {state === 'unused' && (
        <span className="flex flex-wrap gap-3">
          <Button
            kind="outline"
            size="small"
            aria-label={`${words.copy} ${code}`}
            onClick={() => void copyText(code, select)}
            className="with-scripts"
          >
            {words.copy}
          </Button>
          <a href={`/discount/${code}?redirect=/cart`} className={getButtonClass('surface', 'small')}>
            {words.use}
          </a>
        </span>
      )}
    </li>
  )
}

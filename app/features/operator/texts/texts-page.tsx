import { operatorTexts as words } from '../../../../content/operator/texts.ts'
import type { OperatorTexts } from '../../../../contract/operator/texts.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { WhenLoaded } from '../frame/when-loaded.tsx'
import { useShopData } from '../frame/use-shop-data.ts'

/** Every text that can be edited, by kind. */
export default function TextsPage() {
  const { data, reload } = useShopData<OperatorTexts>('/api/operator/texts')
  return (
    <>
      <p className="mt-1 text-slate">{words.lead}</p>
      <a href="/operator/texts/new-post" className={`mt-3 ${buttonClass('surface', 'small')}`}>
        {words.newPost}
      </a>
      <WhenLoaded data={data} reload={reload}>
        {({ groups }) => (
          <div className="mt-3 gap-3 md:columns-2">
            {groups.map(({ kind, texts }) => (
              <section key={kind} aria-labelledby={kind} className="mb-3 break-inside-avoid bg-paper p-4">
                <h2 id={kind} className="text-lg">
                  {words.kinds[kind]}
                </h2>
                <ul className="mt-1">
                  {texts.map(({ handle, title, state }) => (
                    <li key={handle} className="flex items-center justify-between gap-4 border-b border-line">
                      <a
                        href={`/operator/texts/${kind}/${handle}`}
                        className="flex min-h-11 items-center text-link"
                      >
                        {title}
                      </a>
                      {state !== 'default' && (
                        <span className="shrink-0 text-sm font-semibold">{words.states[state]}</span>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </WhenLoaded>
    </>
  )
}

import { useState } from 'react'
import { operatorTexts as words } from '../../../../content/operator/texts.ts'
import type { OperatorText, OperatorTexts } from '../../../../contract/operator/texts.ts'
import { Notice } from '../../../ui/notice.tsx'
import { WhenLoaded } from '../frame/when-loaded.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useShopData } from '../frame/use-shop-data.ts'
import { RemoveText } from './remove-text.tsx'
import { TextForm } from './text-form.tsx'
import { TextHistory } from './text-history.tsx'

/** A text with its editor and its history. */
export default function TextPage({ params, search }: OperatorViewProps) {
  const { kind = '', handle = '' } = params
  return Object.hasOwn(words.kinds, kind) ? (
    <EditedText address={`/api/operator/texts/${kind}/${handle}`} before={search.get('before')} />
  ) : (
    <Notice title={words.unknown.title} text={words.unknown.text}>
      <BackLink />
    </Notice>
  )
}

const BackLink = () => (
  <a href="/operator/texts" className="flex min-h-10 items-center text-sm text-link">
    {words.back}
  </a>
)

function EditedText({ address, before }: { address: string; before: string | null }) {
  const text = useShopData<OperatorText>(address)
  const all = useShopData<OperatorTexts>('/api/operator/texts')
  const [note, setNote] = useState('')
  return (
    <>
      <BackLink />
      <WhenLoaded data={all.data} reload={all.reload}>
        {({ facts, blogs }) => (
          <WhenLoaded data={text.data} reload={text.reload}>
            {(shown) => (
              <>
                <h2 className="text-2xl">{shown.title}</h2>
                {shown.path !== null && (
                  <a href={shown.path} className="flex min-h-10 items-center text-sm text-link">
                    {words.onShop}
                  </a>
                )}
                <TextForm
                  key={shown.version}
                  text={shown}
                  facts={facts}
                  blogs={blogs}
                  note={note}
                  onSaved={(saved) => {
                    setNote(words.saved)
                    text.show(saved)
                  }}
                  onNewest={text.reload}
                />
                <RemoveText text={shown} address={address} onRemoved={text.reload} />
                <TextHistory
                  key={`history-${shown.version}`}
                  address={address}
                  before={before}
                  onUndone={text.reload}
                />
              </>
            )}
          </WhenLoaded>
        )}
      </WhenLoaded>
    </>
  )
}

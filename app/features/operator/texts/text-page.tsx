import { useState } from 'react'
import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import { operatorTextsCopy as words } from '../../../../content/operator/texts.ts'
import type { OperatorText, OperatorTexts } from '../../../../contract/operator/texts.ts'
import { Notice } from '../../../ui/notice.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import { PageHeading } from '../frame/page-heading.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { RemoveTextButtons } from './remove-text.tsx'
import { TextForm } from './text-form.tsx'
import { TextHistory } from './text-history.tsx'

export default function TextPage({ params, search }: OperatorViewProps) {
  const { kind = '', handle = '' } = params
  return Object.hasOwn(words.kinds, kind) ? (
    <EditedText address={`/api/operator/texts/${kind}/${handle}`} before={search.get('before')} />
  ) : (
    <Notice title={words.unknown.title} text={words.unknown.text}>
      <a href={back.href} className="flex min-h-10 items-center text-sm text-link">
        {back.title}
      </a>
    </Notice>
  )
}

const back = { href: '/operator/texts', title: operatorFrameCopy.back.texts }

function EditedText({ address, before }: { address: string; before: string | null }) {
  const text = useOperatorData<OperatorText>(address)
  const all = useOperatorData<OperatorTexts>('/api/operator/texts')
  const [note, setNote] = useState('')
  return (
    <>
      <DataLoader data={all.data} reload={all.reload}>
        {({ facts, blogs }) => (
          <DataLoader data={text.data} reload={text.reload}>
            {(shown) => (
              <>
                <PageHeading title={shown.title} back={back}>
                  {shown.path !== null && (
                    <a
                      href={shown.path}
                      className="ml-auto inline-flex min-h-10 items-center text-sm text-link max-md:ml-0"
                    >
                      {words.onShop}
                    </a>
                  )}
                </PageHeading>
                <div className="grid grid-cols-1 items-start gap-x-3 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
                  <div>
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
                  </div>
                  <div>
                    <RemoveTextButtons text={shown} address={address} onRemoved={text.reload} />
                    <TextHistory
                      key={`history-${shown.version}`}
                      address={address}
                      before={before}
                      onUndone={text.reload}
                    />
                  </div>
                </div>
              </>
            )}
          </DataLoader>
        )}
      </DataLoader>
    </>
  )
}

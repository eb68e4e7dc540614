import type { OperatorText, OperatorTexts } from '../../../../contract/operator/texts.ts'
import { toShopDate } from '../../../../domain/checkout/shop-clock.ts'
import { DataLoader } from '../frame/data-loader.tsx'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { useState } from 'react'
import { TextForm } from './text-form.tsx'

const blankPost = (blog: string, published: string): OperatorText => ({
  kind: 'posts',
  handle: '',
  title: '',
  path: null,
  state: 'own',
  version: '',
  head: { blog, published },
  body: '',
  hasDefault: false,
})

/** Creates a blog post. Its URL is derived from its title. */
export default function NewPostPage() {
  const { data, reload } = useOperatorData<OperatorTexts>('/api/operator/texts')
  const [today] = useState(() => toShopDate(new Date()))
  return (
    <>
      <DataLoader data={data} reload={reload}>
        {({ facts, blogs }) => (
          <TextForm
            text={blankPost(Object.keys(blogs)[0] ?? '', today)}
            facts={facts}
            blogs={blogs}
            onSaved={({ handle }) => window.location.assign(`/operator/texts/posts/${handle}`)}
            onNewest={reload}
          />
        )}
      </DataLoader>
    </>
  )
}

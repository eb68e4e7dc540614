import type { ReactNode } from 'react'
import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import type { LoadState } from '../../../page-framework/resource.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LoadingPage } from './page-loading.tsx'

type WhenLoadedProps<T> = {
  data: LoadState<T>
  reload: () => Promise<void>
  children: (value: T) => ReactNode
}

const { failed } = operatorFrameCopy

/** Renders data after it has loaded. Until then, shows that it is loading, or the reason why loading failed. */
export function DataLoader<T>({ data, reload, children }: WhenLoadedProps<T>) {
  if (data.state === 'loading') return <LoadingPage />
  if (data.state === 'ready')
    return <div className={data.isStale ? 'opacity-60' : undefined}>{children(data.value)}</div>
  return (
    <Notice kind="error" title={failed.title} text={data.status === 404 ? failed.gone : failed.offline}>
      <Button kind="outline" onClick={() => void reload()}>
        {failed.again}
      </Button>
    </Notice>
  )
}

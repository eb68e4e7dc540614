import type { PageHead } from '../page-framework/page-module.ts'
import { OfflineView } from '../features/offline/offline-view.tsx'

export { fetchStoredCart } from '../features/offline/fetch-stored-cart.ts'

export const getHead = (): PageHead => ({
  title: 'You are offline',
  description: 'Pages you can see without a connection.',
})

export default function OfflinePage() {
  return <OfflineView />
}

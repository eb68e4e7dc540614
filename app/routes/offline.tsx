import type { PageHead } from '../browser/page-module.ts'
import { OfflineView } from '../features/offline/offline-view.tsx'

export const head = (): PageHead => ({
  title: 'You are offline | Niagara Decals',
  description: 'What the shop can show without a network.',
})

export default function Offline() {
  return <OfflineView />
}

import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'

const never = () => () => {}

/** Prints the page; without scripts it says how to print from the browser's menu. */
export function PrintButton() {
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (hasScripts) return <Button onClick={() => window.print()}>Print</Button>
  return (
    <span className="text-sm text-slate">Print this page, or save it as PDF, from your browser’s menu.</span>
  )
}

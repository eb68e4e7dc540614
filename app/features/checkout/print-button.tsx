import { Button } from '../../ui/button.tsx'
import { useIsHydrated } from '../../page-framework/use-is-hydrated.ts'

/** A button that prints the page. Without scripts, a text explains how to print from the browser's menu. */
export function PrintButton() {
  const isHydrated = useIsHydrated()
  if (isHydrated) return <Button onClick={() => window.print()}>Print</Button>
  return (
    <span className="text-sm text-slate">Print this page, or save it as PDF, from your browser’s menu.</span>
  )
}
